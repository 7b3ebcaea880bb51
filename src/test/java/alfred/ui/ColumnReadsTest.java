package alfred.ui;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The window reads rows through the models of `ui.model`, which know the columns. Of the rest, only the fields of a
/// form do: each is for the column that it is made with, and the dialog compares the versions of a row.
class ColumnReadsTest {
    private static final Set<String> FORM = Set.of("alfred.ui.page.form.FieldBox", "alfred.ui.page.form.FormDialog");
    /// The methods of a row that take the name of a column.
    private static final Set<String> BY_NAME = Arrays.stream(Row.class.getDeclaredMethods())
        .filter(method -> method.getParameterCount() == 1 && method.getParameterTypes()[0] == String.class)
        .map(method -> method.getName()).collect(Collectors.toSet());

    @Test
    void noPageReadsAColumnByItsName() {
        assertThat(reads("alfred")).isEmpty();
    }

    @Test
    void aReadByNameIsFound() {
        assertThat(reads("alfred.archfixtures")).singleElement().asString().contains("ReadsAColumn");
    }

    private static List<JavaAccess<?>> reads(String root) {
        var options = root.equals("alfred") ? new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()) : new ClassFileImporter();
        return options.importPackages(root + ".ui").stream()
            .filter(type -> !type.getPackageName().startsWith(root + ".ui.model"))
            .filter(type -> !FORM.contains(type.getName().replaceAll("\\$.*", "")))
            .flatMap(type -> type.getAccessesFromSelf().stream())
            .<JavaAccess<?>>map(access -> access)
            .filter(access -> access.getTargetOwner().isEquivalentTo(Row.class)
                && BY_NAME.contains(access.getTarget().getName()))
            .toList();
    }
}
