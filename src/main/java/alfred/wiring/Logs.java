package alfred.wiring;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;

/// Logging configuration: warnings of all loggers and information from Alfred's own, on the error stream. Logback
/// finds it as a service (`META-INF/services`).
///
/// Written in code because parsing a `logback.xml` takes a twentieth of the window's start-up time.
public final class Logs extends ContextAwareBase implements Configurator {
    @Override
    public ExecutionStatus configure(LoggerContext logs) {
        var lines = new PatternLayoutEncoder();
        lines.setContext(logs);
        lines.setPattern("%d{HH:mm:ss} %-5level %logger{20}: %msg%n");
        lines.start();
        var stderr = new ConsoleAppender<ILoggingEvent>();
        stderr.setContext(logs);
        stderr.setName("stderr");
        stderr.setTarget("System.err");
        stderr.setEncoder(lines);
        stderr.start();
        var root = logs.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(stderr);
        logs.getLogger("alfred").setLevel(Level.INFO);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
