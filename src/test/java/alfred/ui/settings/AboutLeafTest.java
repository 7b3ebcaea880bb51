package alfred.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

class AboutLeafTest {
    @Test
    void everyLibraryThatComesAlongIsNamedAndNoOther() throws IOException, ParserConfigurationException, SAXException {
        var dependencies =
            ((Element) pom().getElementsByTagName("dependencies").item(0)).getElementsByTagName("dependency");
        var groups = IntStream.range(0, dependencies.getLength()).mapToObj(i -> (Element) dependencies.item(i))
            .filter(dependency -> dependency.getElementsByTagName("scope").getLength() == 0)
            .map(dependency -> dependency.getElementsByTagName("groupId").item(0).getTextContent())
            .collect(Collectors.toSet());

        var named = AboutLeaf.works().stream().filter(work -> !work.group().isEmpty())
            .collect(Collectors.toMap(AboutLeaf.Work::group, AboutLeaf.Work::licence));

        assertThat(named.keySet()).isEqualTo(groups);
        assertThat(named.values()).allSatisfy(licence -> assertThat(licence).isNotBlank());
    }

    @Test
    void theVersionIsThatOfTheBuild() throws IOException, ParserConfigurationException, SAXException {
        assertThat(AboutLeaf.version()).isEqualTo(pom().getElementsByTagName("version").item(0).getTextContent());
    }

    private static Document pom() throws IOException, ParserConfigurationException, SAXException {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(Path.of("pom.xml").toFile());
    }
}
