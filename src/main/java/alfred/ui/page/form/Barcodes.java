package alfred.ui.page.form;

import static alfred.ui.fx.Texts.text;

import alfred.ui.page.PageContext;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// The codes on packets, typed or scanned into a quick line: what each is was said once by the household, and is
/// remembered in the settings.
public final class Barcodes {
    private static final Pattern CODE = Pattern.compile("\\d{8}|\\d{12,14}");
    private static final String KEY = "barcode.";

    private Barcodes() {}

    /// Passes on what a line means: itself, or what is behind its code. A code that is not known yet is asked about;
    /// one that was not read whole is told, and nothing is passed on.
    ///
    /// @param use receives a line such as `1 l oat milk, fridge`
    public static void read(PageContext desk, String line, Consumer<String> use) {
        var code = line.strip();
        if (!CODE.matcher(code).matches()) {
            use.accept(line);
            return;
        }
        if (!isWhole(code)) {
            desk.toasts().show(text("barcode.broken"));
            return;
        }
        desk.settings().get(KEY + code).filter(known -> !known.isBlank()).ifPresentOrElse(use,
            () -> NameDialog.ask(desk, text("barcode.new"), text("barcode.new.help"), text("barcode.prompt"), words -> {
                desk.settings().put(KEY + code, words);
                use.accept(words);
            }));
    }

    /// Whether the last digit is the check digit of the others (GS1: weights 3 and 1 from the right).
    static boolean isWhole(String code) {
        int sum = 0;
        for (int i = 0; i < code.length(); i++) {
            sum += Character.digit(code.charAt(code.length() - 1 - i), 10) * (i % 2 == 0 ? 1 : 3);
        }
        return sum % 10 == 0;
    }
}
