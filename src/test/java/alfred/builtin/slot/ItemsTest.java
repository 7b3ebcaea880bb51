package alfred.builtin.slot;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.builtin.script.ReplyFormatter;
import alfred.core.domain.Phrasebook;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.time.LocalDate;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ItemsTest {
    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        6 eggs and 2 l milk                                     | 6 eggs; 2 l milk
        half a dozen eggs, 2 bananas and a tin of coconut milk  | 6 eggs; 2 bananas; 1 can coconut milk
        half and half                                           | half and half
        half and half and 3 lemons                              | half and half; 3 lemons
        milk                                                    | milk
        bread, butter, and jam                                  | bread; butter; jam
        2 kg rice and a dozen eggs                              | 2 kg rice; 12 eggs
        one and a half litres of milk                           | 1.5 l milk
        500 g frozen peas                                       | 500 g frozen peas
        the old brie                                            | old brie
        2 leeks 1 tin sweetcorn and 300g barley                 | 2 leeks; 1 can sweetcorn; 300 g barley
        3 parsnips two turnips                                  | 3 parsnips; 2 turnips
        1 lb 4 oz butter                                        | 1¼ lb butter
        2 kg 500 g potatoes and a leek                          | 2.5 kg potatoes; 1 leek
        about 100 ml cream                                      | 100 ml cream
        like 2 cups of sugar                                    | 2 cups sugar
        nappies size 4                                          | nappies size 4
        2 packs of nappies size 4                               | 2 packets nappies size 4
        milk bread eggs                                         | milk; bread; eggs
        a milk bread                                            | 1 milk bread
        bananas 6, yogurt 4                                     | 6 bananas; 4 yogurt
        coconut milk 2 more cans                                | 2 cans coconut milk
        flour 500 g and milk 2 l                                | 500 g flour; 2 l milk
        flour type 405                                          | flour type 405
        wheat flour 405                                         | wheat flour 405
        salt and pepper                                         | salt; pepper""")
    void andSplitsWhereTheWholeIsNoFood(String words, String expected) {
        assertThat(Items.parse(words, FoodCatalogue.standard()).stream()
            .map(new ReplyFormatter(Phrasebook.ENGLISH, LocalDate.EPOCH, FoodCatalogue.standard())::item)
            .collect(Collectors.joining("; ")))
            .isEqualTo(expected);
    }
}
