package alfred;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/// The classes that the gates look at, read once for all of them.
final class Imported {
    static final String BROKEN = "alfred.archfixtures";
    static final JavaClasses ALFRED =
        new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("alfred");
    /// Classes that break a rule.
    static final JavaClasses OFFENDERS = new ClassFileImporter().importPackages(BROKEN);

    private Imported() {}
}
