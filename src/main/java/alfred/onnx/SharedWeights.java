package alfred.onnx;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;

/// Puts weights of one ONNX model into another that lacks them, so that what both share is shipped once.
///
/// ONNX files are protocol buffers: a message whose part comes twice is read as if both were one, so the missing
/// weights are appended as a second part of the graph. Field numbers are those of onnx.proto3.
final class SharedWeights {
    private static final int GRAPH = 7;
    private static final int WEIGHT = 5;
    private static final int NAME = 8;
    private static final int NODE = 1;
    private static final int INPUT = 1;
    private static final int BYTES = 2;
    private static final int VARINT_BITS = 7;
    private static final int MORE = 1 << VARINT_BITS;
    private final byte[] bytes;
    private int at;
    private final int end;

    private SharedWeights(byte[] bytes, int from, int end) {
        this.bytes = bytes;
        this.at = from;
        this.end = end;
    }

    /// @param model what reads weights that it does not hold
    /// @param shipped the model that holds them, by the same names
    /// @throws IllegalArgumentException if one of the two is no ONNX file
    static byte[] complete(byte[] model, byte[] shipped) {
        var read = new HashSet<String>();
        walk(model, 0, model.length, GRAPH, (from, to) -> walk(model, from, to, NODE,
            (a, b) -> walk(model, a, b, INPUT, (c, d) -> read.add(text(model, c, d)))));
        var weights = new ArrayList<int[]>();
        walk(shipped, 0, shipped.length, GRAPH, (from, to) -> walk(shipped, from, to, WEIGHT, (a, b) -> {
            if (isNamed(shipped, a, b, read)) {
                weights.add(new int[] {a, b});
            }
        }));
        int length = weights.stream()
            .mapToInt(weight -> tag(WEIGHT, weight[1] - weight[0]).length + weight[1] - weight[0]).sum();
        var graph = tag(GRAPH, length);
        var all = ByteBuffer.allocate(model.length + graph.length + length).put(model).put(graph);
        for (var weight : weights) {
            int size = weight[1] - weight[0];
            all.put(tag(WEIGHT, size)).put(shipped, weight[0], size);
        }
        return all.array();
    }

    private static boolean isNamed(byte[] bytes, int from, int to, Set<String> names) {
        var found = new boolean[1];
        walk(bytes, from, to, NAME, (a, b) -> found[0] = names.contains(text(bytes, a, b)));
        return found[0];
    }

    private static String text(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }

    @FunctionalInterface
    private interface Part {
        void at(int from, int to);
    }

    /// Visits each part with a number, of those that have a length.
    private static void walk(byte[] bytes, int from, int end, int number, Part part) {
        var walk = new SharedWeights(bytes, from, end);
        while (walk.at < walk.end) {
            long key = walk.varint();
            int length = walk.skipped((int) (key & 7));
            if (length < 0 || length > walk.end - walk.at) {
                throw new IllegalArgumentException("not an ONNX file");
            }
            if (key >>> 3 == number && (key & 7) == BYTES) {
                part.at(walk.at, walk.at + length);
            }
            walk.at += length;
        }
    }

    /// The length of what comes, by its kind; a number is read at once and has none.
    private int skipped(int kind) {
        return switch (kind) {
            case 0 -> {
                varint();
                yield 0;
            }
            case 1 -> Long.BYTES;
            case BYTES -> (int) Math.min(Integer.MAX_VALUE, varint());
            case 5 -> Integer.BYTES;
            default -> throw new IllegalArgumentException("not an ONNX file");
        };
    }

    private long varint() {
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += VARINT_BITS) {
            if (at >= end) {
                throw new IllegalArgumentException("not an ONNX file");
            }
            byte next = bytes[at++];
            value |= (long) (next & MORE - 1) << shift;
            if (next >= 0) {
                return value;
            }
        }
        throw new IllegalArgumentException("not an ONNX file");
    }

    /// What stands before a part: its number and its length.
    private static byte[] tag(int number, int length) {
        var out = new ByteArrayOutputStream();
        out.write(number << 3 | BYTES);
        int rest = length;
        while (rest >= MORE) {
            out.write(rest & MORE - 1 | MORE);
            rest >>>= VARINT_BITS;
        }
        out.write(rest);
        return out.toByteArray();
    }
}
