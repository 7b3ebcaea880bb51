package alfred.bench;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// What a benchmark has to reach; a line of the table. One of the two figures is given, or none: then it is what others
/// are held against.
@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @Repeatable(Goal.All.class)
@interface Goal {
    /// What is measured, in words.
    String value();

    /// The average time of one call, or what 95 of 100 calls keep to where each is timed; for benchmarks in
    /// milliseconds.
    double atMostMillis() default Double.NaN;

    /// For benchmarks in calls a second.
    double atLeastPerSecond() default Double.NaN;

    /// The parameter it holds for, as `size=1000`; `""` where there is none.
    String when() default "";

    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD)
    @interface All {
        Goal[] value();
    }
}
