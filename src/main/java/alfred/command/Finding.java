package alfred.command;

import alfred.core.domain.Phrasebook;
import alfred.core.domain.Sentence;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The result of one check of the doctor.
///
/// @param check the name of the check
/// @param words the result
/// @param next the recommended action; at most one sentence
record Finding(String check, State state, List<Sentence> words, List<Sentence> next) {
    /// Severity, in ascending order.
    enum State { OK, WARNING, PROBLEM }

    Finding {
        words = List.copyOf(words);
        next = List.copyOf(next);
    }

    static Finding ok(String check, Sentence words) {
        return new Finding(check, State.OK, List.of(words), List.of());
    }

    static Finding warning(String check, Sentence words, String next) {
        return new Finding(check, State.WARNING, List.of(words), List.of(Sentence.of(next)));
    }

    static Finding problem(String check, Sentence words, String next) {
        return new Finding(check, State.PROBLEM, List.of(words), List.of(Sentence.of(next)));
    }

    /// Returns what was found and what to do about it.
    String inFull(Phrasebook phrases) {
        return said(Stream.concat(words.stream(), next.stream()).toList(), phrases);
    }

    static String said(List<Sentence> sentences, Phrasebook phrases) {
        return sentences.stream().map(sentence -> sentence.in(phrases)).collect(Collectors.joining(" "));
    }
}
