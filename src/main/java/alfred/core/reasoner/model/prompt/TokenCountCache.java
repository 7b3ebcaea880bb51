package alfred.core.reasoner.model.prompt;

import alfred.core.reasoner.model.call.TokenCounter;
import java.util.LinkedHashMap;
import java.util.Map;

/// A least-recently-used cache of token counts: most rows of a prompt were in the previous one too.
public final class TokenCountCache implements TokenCounter {
    private static final int KEPT = 20_000;
    private static final String PROBE = "0123456789 ".repeat(40);

    private final TokenCounter counter;
    private final Map<String, Integer> counts = new LinkedHashMap<>(256, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > KEPT;
        }
    };

    public TokenCountCache(TokenCounter counter) {
        this.counter = counter;
    }

    @Override
    public synchronized int count(String text) {
        var known = counts.get(text);
        if (known == null) {
            known = counter.count(text);
            counts.put(text, known);
        }
        return known;
    }

    @Override
    public synchronized void learn(int counted, int reported) {
        int before = counter.count(PROBE);
        counter.learn(counted, reported);
        if (counter.count(PROBE) != before) {
            counts.clear();
        }
    }
}
