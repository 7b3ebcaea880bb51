package alfred.store;

import alfred.store.database.TestDatabases;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Tests that start a PostgreSQL whatever the suites run on: they run in Maven's profile `postgres` alone, and are told
/// as skipped elsewhere.
@Target({ElementType.TYPE,
    ElementType.METHOD}) @Retention(RetentionPolicy.RUNTIME) @ExtendWith(NeedsServer.Condition.class)
public @interface NeedsServer {
    /// Enables them.
    final class Condition implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            var missing = PostgresServer.missing();
            return !TestDatabases.ON_POSTGRES
                ? ConditionEvaluationResult.disabled("needs a household's server: mvn test -Ppostgres")
                : missing.map(ConditionEvaluationResult::disabled)
                    .orElseGet(() -> ConditionEvaluationResult.enabled("there is a server"));
        }
    }
}
