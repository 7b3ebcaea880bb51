package alfred.conversation;

import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.Reasoner;
import alfred.wiring.Place;
import alfred.wiring.ReasonerProvider;
import alfred.wiring.Wiring;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.UnaryOperator;

/// Another process that talks with an assistant whose summaries take a while, until it is killed. It says `DONE` once a
/// turn is answered, `SUMMARY` once its summary has begun.
final class TalksSlowly {
    static final int SUMMARY_MILLIS = 400;

    private TalksSlowly() {}

    /// @param args the folder, and what to say
    public static void main(String[] args) throws InterruptedException {
        try (var wiring = Wiring.open(Place.in(Path.of(args[0])), Clock.systemDefaultZone(),
            (builtIn, _, _, _, _) -> ReasonerProvider.always(wrapped(Reasoner.class, builtIn, TalksSlowly::slow)))) {
            wiring.session().say(args[1], Optional.empty(), event -> {
                if (event instanceof PipelineEvent.Done) {
                    System.out.println("DONE");
                    System.out.flush();
                }
            }).join();
            new CountDownLatch(1).await();
        }
    }

    private static Object slow(Object result) {
        return result instanceof Reasoner.Turn turn ? wrapped(Reasoner.Turn.class, turn, TalksSlowly::late) : result;
    }

    private static Object late(Object result) {
        if (result instanceof Summary) {
            System.out.println("SUMMARY");
            System.out.flush();
            try {
                Thread.sleep(SUMMARY_MILLIS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            return new Summary("It was said at length.", "the kitchen", "", "", "");
        }
        return result;
    }

    private static <T> T wrapped(Class<T> type, T wrapped, UnaryOperator<Object> change) {
        InvocationHandler handler = (Object _, Method method, Object[] args) -> {
            try {
                return change.apply(method.invoke(wrapped, args));
            } catch (InvocationTargetException failure) {
                throw failure.getCause();
            }
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
