/// Networks that run inside the program, by ONNX Runtime: the sentence model all-MiniLM-L6-v2, as it is for search by
/// meaning ([MiniLm]) and with what was learnt on top of it for reading messages ([MessageEncoder]).
@NullMarked
package alfred.onnx;

import org.jspecify.annotations.NullMarked;
