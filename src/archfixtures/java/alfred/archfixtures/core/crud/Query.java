package alfred.archfixtures.core.crud;

public record Query(String table) {}
