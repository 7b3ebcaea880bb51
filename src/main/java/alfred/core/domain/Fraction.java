package alfred.core.domain;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/// An exact rational number in lowest terms with a positive denominator.
///
/// Quantities are never binary floats (spec/data-model.md, quantities). A zero denominator, and division by zero,
/// throw an [ArithmeticException].
public record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {
    public static final Fraction ZERO = of(0);
    public static final Fraction ONE = of(1);

    private static final Pattern DECIMAL = Pattern.compile("-?\\d{1,15}([.,]\\d{1,12})?");
    private static final Pattern RATIO = Pattern.compile("(-?)(?:(\\d{1,15}) )?(\\d{1,15})/([1-9]\\d{0,14})");

    public Fraction {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("a fraction needs a denominator other than zero");
        }
        var common = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            common = common.negate();
        }
        if (!common.equals(BigInteger.ONE) && common.signum() != 0) {
            numerator = numerator.divide(common);
            denominator = denominator.divide(common);
        }
    }

    public static Fraction of(long whole) {
        return new Fraction(BigInteger.valueOf(whole), BigInteger.ONE);
    }

    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public static Fraction of(BigDecimal value) {
        var unscaled = value.unscaledValue();
        return value.scale() >= 0
            ? new Fraction(unscaled, BigInteger.TEN.pow(value.scale()))
            : new Fraction(unscaled.multiply(BigInteger.TEN.pow(-value.scale())), BigInteger.ONE);
    }

    /// Parses `2`, `2.5`, `2,5`, `1/2` or `1 1/2`, each with an optional minus sign. Whole numbers may have up to
    /// 15 digits, and decimals up to 12 places.
    ///
    /// @return empty for any other text
    public static Optional<Fraction> parse(String text) {
        var trimmed = text.strip();
        if (DECIMAL.matcher(trimmed).matches()) {
            return Optional.of(of(new BigDecimal(trimmed.replace(',', '.'))));
        }
        var ratio = RATIO.matcher(trimmed);
        if (!ratio.matches()) {
            return Optional.empty();
        }
        var part = of(Long.parseLong(ratio.group(3)), Long.parseLong(ratio.group(4)));
        var sum = ratio.group(2) == null ? part : part.plus(of(Long.parseLong(ratio.group(2))));
        return Optional.of(ratio.group(1).isEmpty() ? sum : sum.negate());
    }

    /// Parses the output of [#toText] without a limit of digits; for stored values.
    ///
    /// @throws NumberFormatException if the text is not a fraction
    public static Fraction ofKept(String text) {
        boolean isNegative = text.startsWith("-");
        var parts = (isNegative ? text.substring(1) : text).split("[ /]");
        var numbers = Arrays.stream(parts).map(BigInteger::new).toList();
        var sum = switch (numbers.size()) {
            case 1 -> new Fraction(numbers.getFirst(), BigInteger.ONE);
            case 2 -> new Fraction(numbers.getFirst(), numbers.getLast());
            case 3 ->
                new Fraction(numbers.get(1), numbers.getLast()).plus(new Fraction(numbers.getFirst(), BigInteger.ONE));
            default -> throw new NumberFormatException("not a fraction");
        };
        return isNegative ? sum.negate() : sum;
    }

    public Fraction plus(Fraction other) {
        return new Fraction(
            numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
            denominator.multiply(other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(other.negate());
    }

    public Fraction times(Fraction other) {
        return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    public Fraction dividedBy(Fraction other) {
        return new Fraction(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    public Fraction negate() {
        return new Fraction(numerator.negate(), denominator);
    }

    public int signum() {
        return numerator.signum();
    }

    public boolean isPositive() {
        return numerator.signum() > 0;
    }

    public boolean isWhole() {
        return denominator.equals(BigInteger.ONE);
    }

    public Fraction min(Fraction other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /// The nearest decimal with 16 significant digits, for filters and display only, never for arithmetic.
    public BigDecimal toDecimal() {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), MathContext.DECIMAL64);
    }

    /// The exact value as text: `2`, `1/2` or `1 1/2`. Read back by [#ofKept], and within its limits by [#parse].
    public String toText() {
        if (isWhole()) {
            return numerator.toString();
        }
        var parts = numerator.abs().divideAndRemainder(denominator);
        var sign = numerator.signum() < 0 ? "-" : "";
        var whole = parts[0].signum() == 0 ? "" : parts[0] + " ";
        return sign + whole + parts[1] + "/" + denominator;
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public String toString() {
        return toText();
    }
}
