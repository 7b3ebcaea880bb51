package alfred.archfixtures.core.row;

public record Query(String table) {}
