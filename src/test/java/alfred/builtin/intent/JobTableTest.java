package alfred.builtin.intent;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.builtin.reading.LabelledClause;
import alfred.builtin.skill.AllSkills;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Jobs, skills and example messages fit together.
class JobTableTest {
    private static final Path EXAMPLES = Path.of("src/main/sentences");

    @Test
    void everyJobHasExamplesInEveryLanguage() throws IOException {
        for (var language : List.of("en", "de")) {
            assertThat(jobsOf(language)).as(language).containsAll(JobTable.jobs());
        }
    }

    @Test
    void everyJobLeadsToASkill() {
        var skills = AllSkills.registry();

        assertThat(JobTable.jobs()).isNotEmpty()
            .allSatisfy(job -> assertThat(JobTable.skills(job)).as(job).isNotEmpty()
                .allSatisfy(name -> assertThat(skills.of(name).name()).isEqualTo(name)));
    }

    private static Set<String> jobsOf(String language) throws IOException {
        try (var files = Files.list(EXAMPLES.resolve(language))) {
            return files.flatMap(JobTableTest::lines).flatMap(line -> LabelledClause.parse(line).stream())
                .map(LabelledClause::job)
                .collect(Collectors.toSet());
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
