package alfred.builtin.understand;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.builtin.intent.Orders;
import alfred.builtin.reading.Frame;
import alfred.builtin.template.Intent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TaskTimesTest {
    private static final Intent TASK = new Intent("task.add", Map.of("title", "take the pills"));

    @Test
    void anHourAndItsPartOfTheDayAreOneTime() {
        assertThat(TaskTimes.of(TASK, times("4", "afternoon"))).hasValue(TASK.with("at", "4 afternoon"));
    }

    @Test
    void twoHoursAreTwoTasks() {
        assertThat(TaskTimes.of(TASK, times("8 am", "6 pm")).map(Orders::in))
            .hasValue(List.of(TASK.with("at", "8 am"), TASK.with("at", "6 pm")));
    }

    @Test
    void oneIsLeftAsItIs() {
        assertThat(TaskTimes.of(TASK, times("8 am"))).isEmpty();
    }

    private static Frame times(String... told) {
        return new Frame("task.add", 1, Arrays.stream(told).map(time -> new Frame.Slot("time", time)).toList(),
            List.of());
    }
}
