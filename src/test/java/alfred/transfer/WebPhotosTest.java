package alfred.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Phrasebook;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The photos that a page or a file only names by their address.
class WebPhotosTest {
    private static final byte[] PICTURE = {1, 2, 3};

    private HttpServer server;
    private String home;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            var isThere = exchange.getRequestURI().getPath().equals("/soup.jpg");
            exchange.sendResponseHeaders(isThere ? 200 : 404, isThere ? PICTURE.length : -1);
            exchange.getResponseBody().write(isThere ? PICTURE : new byte[0]);
            exchange.close();
        });
        server.start();
        home = "http://localhost:" + server.getAddress().getPort() + "/";
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private Found found(String... images) {
        var recipes = new ArrayList<String>();
        for (var image : images) {
            recipes.add("{\"@type\":\"Recipe\",\"name\":\"Soup %d\",\"image\":%s,\"recipeIngredient\":[\"1 onion\"]}"
                .formatted(recipes.size(),
                    image));
        }
        return RecipeImport.read("x.json", ("[" + String.join(",", recipes) + "]").getBytes(StandardCharsets.UTF_8));
    }

    private static Found fetched(Found found, String page, List<Integer> seen) {
        try (var photos = new WebPhotos()) {
            return photos.of(found, page, progress -> seen.add(progress.total()), () -> false);
        }
    }

    @Test
    void anAddressIsNoPhotoUntilItIsFetched() throws IOException {
        var found = found("[{\"@type\":\"ImageObject\",\"url\":\"" + home + "soup.jpg\"}]", "\"" + home + "gone.jpg\"",
            "\"soup.jpg\"");
        assertThat(found.recipes()).extracting(ImportedRecipe::hasWebPhoto).containsExactly(true, true, false);
        assertThat(found.recipes()).noneMatch(ImportedRecipe::hasPhoto);
        var seen = new ArrayList<Integer>();

        try (var photos = new WebPhotos()) {
            var all = photos.of(found, home, progress -> seen.add(progress.total()), () -> false);

            assertThat(all.recipes()).extracting(ImportedRecipe::hasPhoto).containsExactly(true, false, false);
            assertThat(all.recipes().getFirst().photo().orElseThrow().bytes()).isEqualTo(PICTURE);
            assertThat(all.problems()).extracting(problem -> problem.why().message(Phrasebook.ENGLISH))
                .containsExactly("1 of 2 photos could not be fetched. The recipes come without them.");
        }
        assertThat(seen).containsExactly(2, 2);
    }

    @Test
    void aFileNeverSendsIntoTheNetworkAtHome() {
        var all = fetched(found("\"" + home + "soup.jpg\"", "\"http://127.0.0.1:1/x.jpg\""), "", new ArrayList<>());

        assertThat(all.recipes()).noneMatch(ImportedRecipe::hasPhoto);
        assertThat(fetched(found("\"" + home + "soup.jpg\""), "http://example.org/page", new ArrayList<>()).recipes())
            .noneMatch(ImportedRecipe::hasPhoto);
    }

    @Test
    void whatIsStoppedIsLeftAsItIs() {
        try (var photos = new WebPhotos()) {
            var all = photos.of(found("\"" + home + "soup.jpg\""), home, _ -> {}, () -> true);

            assertThat(all.recipes()).extracting(ImportedRecipe::hasWebPhoto).containsExactly(true);
            assertThat(all.problems()).isEmpty();
        }
    }
}
