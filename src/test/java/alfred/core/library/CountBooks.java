package alfred.core.library;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The library's only computing tool: it reads.
public final class CountBooks implements ToolImplementation {
    public static final DomainTool TOOL = new DomainTool("count_books", "Counts the books.", false, List.of());

    @Override
    public DomainTool tool() {
        return TOOL;
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> args, Context context) {
        return new Outcome("",
            List.of(Row.of("count", (long) context.rows().read(Query.all(LibraryDomain.BOOK.table())).size())), "");
    }
}
