package alfred.builtin.reading;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Which words people use beside the names in a request, by its job: in "put milk on the list", `put`, `on`, `the` and
/// `list` belong to `shop.add`. A word that belongs to other jobs only asks for something else.
final class WordUse {
    /// Stands for all numbers.
    private static final String NUMBER = "#";
    /// A word that belongs to more than one in so many of all jobs says little by itself.
    private static final int ANYWHERE_ONE_IN = 8;
    /// A job of which fewer than one in so many examples names nothing is one that names something.
    private static final int BARE_ONE_IN = 25;
    private final List<String> jobs;
    private final Map<String, BitSet> uses;
    /// The jobs that hardly anybody asks for without naming a thing.
    private final BitSet naming;

    private WordUse(List<String> jobs, Map<String, BitSet> uses, BitSet naming) {
        this.jobs = List.copyOf(jobs);
        this.naming = (BitSet) naming.clone();
        this.uses = Map.copyOf(uses);
    }

    static WordUse of(List<LabelledClause> clauses) {
        var jobs =
            List.copyOf(clauses.stream().map(LabelledClause::job).collect(Collectors.toCollection(TreeSet::new)));
        var seen = new HashMap<String, BitSet>();
        var counts = new int[jobs.size()];
        var bare = new int[jobs.size()];
        for (var clause : clauses) {
            int job = jobs.indexOf(clause.job());
            counts[job]++;
            bare[job] += clause.slots().stream().allMatch(LabelledClause.OUTSIDE::equals) ? 1 : 0;
            for (int i = 0; i < clause.tokens().size(); i++) {
                var token = clause.tokens().get(i);
                if (clause.slots().get(i).equals(LabelledClause.OUTSIDE) && (token.isWord() || token.isNumber())) {
                    seen.computeIfAbsent(key(token), _ -> new BitSet()).set(job);
                }
            }
        }
        var naming = new BitSet();
        IntStream.range(0, jobs.size()).filter(job -> bare[job] * BARE_ONE_IN < counts[job]).forEach(naming::set);
        return new WordUse(jobs, seen, naming);
    }

    private static String key(Token token) {
        return token.isNumber() ? NUMBER : token.norm();
    }

    /// Whether a word was seen beside the names in requests of this job.
    boolean belongs(Token token, String job) {
        var use = uses.get(key(token));
        int at = jobs.indexOf(job);
        return use != null && at >= 0 && use.get(at);
    }

    /// Whether a job is hardly ever asked for without naming a thing, a day or a number.
    boolean names(String job) {
        int at = jobs.indexOf(job);
        return at >= 0 && naming.get(at);
    }

    /// Whether a word stands in requests of all kinds, as "please" and "the" do.
    boolean isAnywhere(Token token) {
        var use = uses.get(key(token));
        return use != null && use.cardinality() * ANYWHERE_ONE_IN > jobs.size();
    }

    void write(DataOutput out) throws IOException {
        out.writeShort(jobs.size());
        for (var job : jobs) {
            out.writeUTF(job);
            out.writeBoolean(naming.get(jobs.indexOf(job)));
        }
        out.writeInt(uses.size());
        for (var use : new TreeMap<>(uses).entrySet()) {
            out.writeUTF(use.getKey());
            out.writeByte(use.getValue().cardinality());
            for (int job = use.getValue().nextSetBit(0); job >= 0; job = use.getValue().nextSetBit(job + 1)) {
                out.writeByte(job);
            }
        }
    }

    static WordUse read(DataInput in) throws IOException {
        var jobs = new String[in.readUnsignedShort()];
        var naming = new BitSet();
        for (int i = 0; i < jobs.length; i++) {
            jobs[i] = in.readUTF();
            naming.set(i, in.readBoolean());
        }
        var uses = new HashMap<String, BitSet>();
        for (int left = in.readInt(); left > 0; left--) {
            var use = new BitSet();
            uses.put(in.readUTF(), use);
            for (int more = in.readUnsignedByte(); more > 0; more--) {
                use.set(in.readUnsignedByte());
            }
        }
        return new WordUse(List.of(jobs), uses, naming);
    }
}
