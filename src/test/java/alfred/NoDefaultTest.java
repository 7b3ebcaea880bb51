package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/// A switch over an enum or a sealed type of Alfred's names each case: a new one breaks the build wherever it matters.
class NoDefaultTest {
    private static final Pattern DEFAULT = Pattern.compile("\\bdefault\\s*(->|:)");
    private static final String PLANTED = """
        package alfred.planted;
        class Planted {
            enum Colour { RED, GREEN }
            sealed interface Shape permits Round, Flat {}
            record Round() implements Shape {}
            record Flat() implements Shape {}
            int ofColour(Colour colour) { return switch (colour) { case RED -> 1; default -> 2; }; }
            void ofShape(Shape shape) { switch (shape) { case Round _ -> ofColour(Colour.RED); default -> {} } }
            int complete(Colour colour) { return switch (colour) { case RED -> 1; case GREEN -> 2; }; }
            int ofText(String text) { return switch (text) { case "red" -> 1; default -> 2; }; }
            int ofDay(java.time.DayOfWeek day) { return switch (day) { case MONDAY -> 1; default -> 2; }; }
        }
        """;

    @Test
    void noSwitchOverASealedTypeOrEnumHasADefault() throws IOException {
        List<Path> sources;
        try (var files = Files.walk(Path.of("src/main/java"))) {
            // what a file names of others is read from their classes
            sources = files.filter(file -> file.toString().endsWith(".java")).filter(NoDefaultTest::hasADefault)
                .toList();
        }
        var files = ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null);
        try (files) {
            assertThat(defaults(files.getJavaFileObjectsFromPaths(sources))).isEmpty();
        }
    }

    @Test
    void aDefaultIsFound() throws IOException {
        var source = new SimpleJavaFileObject(URI.create("string:///alfred/planted/Planted.java"),
            JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return PLANTED;
            }
        };

        assertThat(defaults(List.of(source))).containsExactly("/alfred/planted/Planted.java:7",
            "/alfred/planted/Planted.java:8");
    }

    private static boolean hasADefault(Path source) {
        try {
            return DEFAULT.matcher(Files.readString(source)).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Returns where a switch over an enum or a sealed type of Alfred's has a default.
    private static List<String> defaults(Iterable<? extends JavaFileObject> sources) throws IOException {
        var path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        var task = (JavacTask) ToolProvider.getSystemJavaCompiler()
            .getTask(null, null, _ -> {}, List.of("-proc:none", "-cp", path), null, sources);
        var units = new ArrayList<CompilationUnitTree>();
        task.parse().forEach(units::add);
        task.analyze();
        var found = new ArrayList<String>();
        var trees = Trees.instance(task);
        units.forEach(unit -> new Switches(trees, unit, found).scan(unit, null));
        return found;
    }

    private static final class Switches extends TreePathScanner<Void, Void> {
        private final Trees trees;
        private final CompilationUnitTree unit;
        private final List<String> found;

        Switches(Trees trees, CompilationUnitTree unit, List<String> found) {
            this.trees = trees;
            this.unit = unit;
            this.found = found;
        }

        @Override
        public Void visitSwitch(SwitchTree tree, Void nothing) {
            look(tree.getExpression(), tree.getCases());
            return super.visitSwitch(tree, null);
        }

        @Override
        public Void visitSwitchExpression(SwitchExpressionTree tree, Void nothing) {
            look(tree.getExpression(), tree.getCases());
            return super.visitSwitchExpression(tree, null);
        }

        private void look(ExpressionTree selector, List<? extends CaseTree> cases) {
            boolean hasDefault =
                cases.stream().flatMap(one -> one.getLabels().stream())
                    .anyMatch(DefaultCaseLabelTree.class::isInstance);
            if (hasDefault && trees.getTypeMirror(new TreePath(getCurrentPath(), selector)) instanceof DeclaredType type
                && type.asElement() instanceof TypeElement element && isClosed(element)) {
                long start = trees.getSourcePositions().getStartPosition(unit, selector);
                found.add(unit.getSourceFile().toUri().getPath() + ":" + unit.getLineMap().getLineNumber(start));
            }
        }

        private static boolean isClosed(TypeElement element) {
            return element.getQualifiedName().toString().startsWith("alfred.")
                && (element.getKind() == ElementKind.ENUM || element.getModifiers().contains(Modifier.SEALED));
        }
    }
}
