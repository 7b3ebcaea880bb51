package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every class, and every method and field that is not private, is used by main code: what only tests call is dead.
///
/// What others call is left out: overrides, what an annotation hands to a library, and record components, which are
/// part of their value. Constants of numbers and texts are copied by the compiler and leave no trace.
class DeadCodeTest {
    /// Members that only tests or benchmarks call, with the reason; one a line.
    private static final Path KNOWN = Path.of("src/test/resources/alfred/used-by-tests.txt");

    @Test
    void mainCodeUsesAllOfItself() throws IOException {
        var known = Files.readAllLines(KNOWN).stream().filter(line -> !line.startsWith("#"))
            .map(line -> line.split(" ", 2)[0]).toList();

        assertThat(unused(Imported.ALFRED)).containsExactlyInAnyOrderElementsOf(known);
    }

    @Test
    void findsAMemberAndAClassThatNobodyUses() {
        assertThat(unused(Imported.OFFENDERS)).contains("alfred.archfixtures.kitchen.NobodyCalls",
            "alfred.archfixtures.kitchen.Called#uncalled").doesNotContain(
                "alfred.archfixtures.kitchen.Called", "alfred.archfixtures.kitchen.Called#called");
    }

    private static Set<String> unused(JavaClasses classes) {
        var used = new HashSet<String>();
        for (var type : classes) {
            type.getMembers().stream().filter(member -> !accesses(member).isEmpty())
                .forEach(member -> family(type).forEach(each -> used.add(each.getName() + key(member))));
        }
        var unused = new TreeSet<String>();
        for (var type : classes) {
            if (type.isTopLevelClass() && isUnused(type)) {
                unused.add(type.getName());
            } else {
                type.getMembers().stream().filter(member -> !isLeftOut(member))
                    .filter(member -> !used.contains(type.getName() + key(member)))
                    .forEach(member -> unused.add(type.getName() + "#" + member.getName()));
            }
        }
        return unused;
    }

    private static boolean isUnused(JavaClass type) {
        return !type.getSimpleName().equals("package-info") && !isMarked(type.getAnnotations())
            && type.getMethods().stream().noneMatch(method -> method.getName().equals("main"))
            && type.getDirectDependenciesToSelf().stream().noneMatch(
                dependency -> !top(dependency.getOriginClass()).equals(type));
    }

    private static JavaClass top(JavaClass type) {
        return type.getEnclosingClass().map(DeadCodeTest::top).orElse(type);
    }

    private static Set<?> accesses(JavaMember member) {
        return member.getAccessesToSelf().stream().filter(access -> !access.getOrigin().equals(member))
            .collect(Collectors.toSet());
    }

    /// The class and all that it extends: who calls an override means the method that it overrides.
    private static Stream<JavaClass> family(JavaClass type) {
        return Stream.concat(Stream.of(type),
            Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream()));
    }

    private static String key(JavaMember member) {
        return "#" + member.getName() + (member instanceof JavaCodeUnit unit
            ? unit.getRawParameterTypes().stream().map(JavaClass::getName).toList() : "");
    }

    private static boolean isLeftOut(JavaMember member) {
        var flags = member.getModifiers();
        return flags.contains(JavaModifier.PRIVATE) || flags.contains(JavaModifier.SYNTHETIC)
            || flags.contains(JavaModifier.BRIDGE) || isMarked(member.getAnnotations())
            || member.getName().startsWith("<") || isConstant(member) || isGiven(member) || isOverride(member);
    }

    private static boolean isMarked(Set<? extends JavaAnnotation<?>> annotations) {
        return annotations.stream().map(one -> one.getRawType().getPackageName())
            .anyMatch(name -> name.startsWith("picocli") || name.startsWith("javafx.fxml"));
    }

    private static boolean isConstant(JavaMember member) {
        return member instanceof JavaField field && field.getModifiers().containsAll(
            List.of(JavaModifier.STATIC, JavaModifier.FINAL))
            && (field.getRawType().isPrimitive() || field.getRawType().getName().equals("java.lang.String"));
    }

    /// Whether the language gives the member: an enum's methods and constants, a record's component, a program's start.
    private static boolean isGiven(JavaMember member) {
        var owner = member.getOwner();
        return owner.isEnum() && (member.getName().equals("values") || member.getName().equals("valueOf")
            || member instanceof JavaField field && field.getRawType().equals(owner))
            || member.getName().equals("main")
            || owner.isRecord() && owner.tryGetField(member.getName()).isPresent();
    }

    private static boolean isOverride(JavaMember member) {
        return member instanceof JavaCodeUnit unit && family(member.getOwner()).skip(1)
            .anyMatch(above -> above.tryGetMethod(unit.getName(),
                unit.getRawParameterTypes().stream().map(JavaClass::getName).toArray(String[]::new)).isPresent()
                || above.getMethods().stream().anyMatch(other -> other.getName().equals(unit.getName())
                    && other.getRawParameterTypes().size() == unit.getRawParameterTypes().size()));
    }
}
