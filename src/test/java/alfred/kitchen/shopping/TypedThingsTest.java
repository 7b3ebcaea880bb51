package alfred.kitchen.shopping;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedThingsTest {
    private final TypedThings things = new TypedThings(Pantry.CATALOGUE);

    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        2 lemons, 500 g plums and some oat milk      | 2 lemons; 500 g plums; oat milk
        3 leeks, 250 g ricotta and a bag of salad    | 3 leeks; 250 g ricotta; a bag of salad
        milk, eggs and butter                        | milk; eggs; butter
        milk,eggs,butter                             | milk; eggs; butter
        1 kg carrots and 2 onions                    | 1 kg carrots; 2 onions
        6 apples and a cucumber                      | 6 apples; a cucumber
        salt & pepper                                | salt; pepper
        2 quinces and 3 dragon fruits                | 2 quinces; 3 dragon fruits
        onions, garlic, and ginger                   | onions; garlic; ginger
        1,5 kg Kartoffeln, 2 Zwiebeln und Sahne      | 1,5 kg Kartoffeln; 2 Zwiebeln; Sahne
        carrots, grated                              | carrots, grated
        2 tins coconut milk, cupboard, 200 g rice    | 2 tins coconut milk, cupboard; 200 g rice
        half and half                                | half and half
        bread and butter pudding                     | bread and butter pudding
        2 l milk, 3.5 %                              | 2 l milk, 3.5 %
        spaghetti 2 packs, loo roll                  | spaghetti 2 packs; loo roll
        500 ml milk, kitchen foil, cat food          | 500 ml milk; kitchen foil; cat food
        Spülmittel, 2 Zitronen, Klopapier            | Spülmittel; 2 Zitronen; Klopapier
        salmon, skin on                              | salmon, skin on
        tomatoes, the ripe ones                      | tomatoes, the ripe ones
        butter, unsalted                             | butter, unsalted
        carrots, peeled and finely chopped           | carrots, peeled and finely chopped
        Milch, ohne Laktose                          | Milch, ohne Laktose
        flour, for the cake                          | flour, for the cake
        birthday candles and napkins                 | birthday candles and napkins
        """)
    void aLineNamesItsThings(String line, String expected) {
        assertThat(String.join("; ", things.of(line, Set.of("cupboard")::contains))).isEqualTo(expected);
    }
}
