package alfred.builtin.net;

/// What a network learns from: a clause and the number of its class.
public record NetExample(NetClause clause, int label) {}
