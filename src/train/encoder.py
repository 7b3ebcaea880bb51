#!/usr/bin/env python3
"""Teaches the encoder of one language from its example messages, and writes it as ONNX without the weights of the sentence model."""
import argparse
import json
import math
import pathlib
import random
import re
import unicodedata
import zipfile
import zlib

import numpy as np
import onnx
import torch
import torch.nn as nn
import torch.nn.functional as F
from onnx import TensorProto, helper, numpy_helper

ROOT = pathlib.Path(__file__).resolve().parents[2]
SENTENCE_MODEL = "all-minilm-l6-v2-q"
WIDTH, HEADS, LAYERS, RANK = 384, 12, 6, 16
MOST_PIECES, MOST_OF_A_WORD = 126, 8
MASKED = -1e4
# The matrices of a layer, in the order of the file, with the names of their biases.
PARTS = {"q": "attention.self.query", "k": "attention.self.key", "v": "attention.self.value", "o": "attention.output.dense",
         "i": "intermediate.dense", "f": "output.dense"}
NORMS = {"n1": "attention.output.LayerNorm", "n2": "output.LayerNorm"}
# What stands between two messages that are put together to one.
CONNECTORS = {"en": [", ", " and ", " and then ", ". ", " also ", "; ", " then ", ", and ", "? ", "! ", " plus "],
              "de": [", ", " und ", " und dann ", ". ", "; ", " dann ", ", und ", "? ", "! ", " außerdem ", " und noch "]}
JOINED = 0.12


# ---------------------------------------------------------------- the sentence model

def jar():
    found = sorted(pathlib.Path.home().glob(f".m2/repository/dev/langchain4j/langchain4j-embeddings-{SENTENCE_MODEL}/*/*.jar"))
    return zipfile.ZipFile(found[-1])


class WordPieces:
    """As alfred.onnx.WordPieces."""

    def __init__(self, vocabulary):
        self.vocabulary = vocabulary
        self.kept = {}

    @staticmethod
    def words(text):
        plain = "".join(c for c in unicodedata.normalize("NFD", text.lower().replace("’", "'")) if unicodedata.category(c) != "Mn")
        return re.findall(r"[^\W_]+|[^\w\s]|_", plain)

    def of(self, text):
        if text not in self.kept:
            ids = [piece for word in self.words(text) for piece in self.cut(word)]
            self.kept[text] = (ids or [self.vocabulary["[UNK]"]])[:MOST_OF_A_WORD]
        return self.kept[text]

    def cut(self, word):
        ids, at = [], 0
        while at < len(word):
            end = len(word)
            while end > at and ("##" if at else "") + word[at:end] not in self.vocabulary:
                end -= 1
            if end == at:
                return [self.vocabulary["[UNK]"]]
            ids.append(self.vocabulary[("##" if at else "") + word[at:end]])
            at = end
        return ids


def weights(model):
    """The sentence model's weights as numbers, by the names that they have in the file."""
    raw = {i.name: numpy_helper.to_array(i) for i in model.graph.initializer}
    known = {n: a for n, a in raw.items() if n.endswith(".bias") or "LayerNorm" in n}
    for name in [n for n in raw if n.endswith("_quantized")]:
        bare = name[:-len("_quantized")]
        known[bare] = (raw[name].astype(np.float32) - raw[bare + "_zero_point"].astype(np.float32)) * raw[bare + "_scale"]
    return known


def matrices(names):
    return sorted((n for n in names if n.startswith("onnx::MatMul")), key=lambda n: int(n.split("_")[1]))


# ---------------------------------------------------------------- the examples

def lines(language):
    """The example messages of a language with the names of their files, as alfred.builtin.TrainReader reads them."""
    for file in sorted((ROOT / "src/main/sentences" / language).glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                yield file.name, line


# As alfred.builtin.reading.Tokenizer cuts them.
LETTER = "(?:(?![½⅓⅔¼¾⅛⅜⅝⅞])[^\\W\\d_])"
TOKEN = re.compile(r"\d{4}-\d{2}-\d{2}|\d+(?:[.,:/]\d+)*|[½⅓⅔¼¾⅛⅜⅝⅞]|" + LETTER + "+(?:['’.-]" + LETTER + r"+)*|[^\s\w]|_")


def clauses(line):
    """The clauses of a line: the job, the words and the slot of each."""
    for part in line.split("||"):
        job, text = (side.strip() for side in part.split(":", 1))
        words, slots, at = [], [], 0
        for slot in re.finditer(r"\{([a-z_]+):([^{}]*)}", text):
            for name, said in (("", text[at:slot.start()]), (slot.group(1), slot.group(2))):
                found = TOKEN.findall(said)
                words += found
                slots += [name] * len(found)
            at = slot.end()
        rest = TOKEN.findall(text[at:])
        if words or rest:
            yield job, words + rest, slots + [""] * len(rest)


class Examples:
    def __init__(self, language, held_out, pieces):
        self.pieces = pieces
        self.language = language
        named = [(name, list(clauses(line))) for name, line in lines(language)]
        self.held = [m for name, m in named if held_out and name.startswith(held_out) and m]
        self.messages = [m for name, m in named if not (held_out and name.startswith(held_out)) and m]
        every = [clause for _, message in named for clause in message]
        self.jobs = sorted({job for job, _, _ in every})
        slots = sorted({slot for _, _, said in every for slot in said if slot})
        self.labels = ["O"] + [mark + slot for slot in slots for mark in "BI"]

    def encoded(self, message):
        ids, firsts, labels, starts = [self.pieces.vocabulary["[CLS]"]], [], [], []
        for number, (_, words, slots) in enumerate(message):
            before = ""
            for at, (word, slot) in enumerate(zip(words, slots)):
                own = self.pieces.of(word)
                if len(ids) + len(own) > MOST_PIECES:
                    break
                firsts.append(len(ids))
                ids += own
                labels.append(self.labels.index(("I" if slot == before else "B") + slot if slot else "O"))
                starts.append(float(number > 0 and at == 0))
                before = slot
        ids.append(self.pieces.vocabulary["[SEP]"])
        return {"ids": ids, "firsts": firsts, "labels": labels, "starts": starts,
                "job": self.jobs.index(message[0][0]) if len(message) == 1 else -100}

    def to_learn(self):
        """The messages, each clause of those that have several, and pairs of messages put together."""
        texts = list(self.messages) + [[c] for m in self.messages if len(m) > 1 for c in m]
        single = [m for m in self.messages if len(m) == 1]
        for _ in range(int(len(self.messages) * JOINED)):
            first, second = random.sample(single, 2)
            between = WordPieces.words(random.choice(CONNECTORS[self.language]))
            job, words, slots = second[0]
            texts.append([first[0], (job, between + words, [""] * len(between) + slots)])
        return [self.encoded(text) for text in texts]


def batches(examples, size, shuffled):
    """Examples of about the same length together."""
    order = sorted(examples, key=lambda e: len(e["ids"]) + (random.random() * 4 if shuffled else 0))
    parts = [order[i:i + size] for i in range(0, len(order), size)]
    if shuffled:
        random.shuffle(parts)
    return parts


def tensors(batch):
    pieces, words = max(len(e["ids"]) for e in batch), max(1, max(len(e["firsts"]) for e in batch))
    ids = torch.zeros(len(batch), pieces, dtype=torch.long)
    mask = torch.full((len(batch), pieces), MASKED)
    firsts = torch.zeros(len(batch), words, dtype=torch.long)
    seen, starts = torch.zeros(len(batch), words), torch.zeros(len(batch), words)
    labels = torch.full((len(batch), words), -100)
    for row, e in enumerate(batch):
        n, w = len(e["ids"]), len(e["firsts"])
        ids[row, :n], mask[row, :n], seen[row, :w] = torch.tensor(e["ids"]), 0, 1
        firsts[row, :w] = torch.tensor(e["firsts"], dtype=torch.long)
        labels[row, :w] = torch.tensor(e["labels"], dtype=torch.long)
        starts[row, :w] = torch.tensor(e["starts"])
    return ids, mask, firsts, seen, labels, starts, torch.tensor([e["job"] for e in batch])


# ---------------------------------------------------------------- the network

class Adapted(nn.Module):
    """A matrix of the sentence model, which stays, and two small ones beside it, which are learnt."""

    def __init__(self, matrix, bias):
        super().__init__()
        rows, columns = matrix.shape
        self.register_buffer("matrix", torch.tensor(matrix.T.copy()).bfloat16(), persistent=False)
        self.bias = nn.Parameter(torch.tensor(bias.copy()))
        self.down = nn.Parameter(torch.randn(RANK, rows) * rows ** -0.5)
        self.up = nn.Parameter(torch.zeros(columns, RANK))

    def forward(self, x):
        x = x.bfloat16()
        return F.linear(x, self.matrix, self.bias.bfloat16()) + F.linear(F.linear(x, self.down.bfloat16()), self.up.bfloat16())


class Layer(nn.Module):
    def __init__(self, known, number):
        super().__init__()
        prefix = f"encoder.layer.{number}."
        own = matrices(known)[len(PARTS) * number:len(PARTS) * (number + 1)]
        for (part, bias), name in zip(PARTS.items(), own):
            setattr(self, part, Adapted(known[name], known[prefix + bias + ".bias"]))
        for norm, name in NORMS.items():
            layer = nn.LayerNorm(WIDTH, eps=1e-12)
            layer.weight.data = torch.tensor(known[prefix + name + ".weight"].copy())
            layer.bias.data = torch.tensor(known[prefix + name + ".bias"].copy())
            setattr(self, norm, layer)

    def forward(self, x, mask, dropout):
        rows, length, _ = x.shape
        q, k, v = (f(x).view(rows, length, HEADS, WIDTH // HEADS).transpose(1, 2) for f in (self.q, self.k, self.v))
        scores = ((q @ k.transpose(-1, -2)).float() / math.sqrt(WIDTH // HEADS) + mask[:, None, None, :]).softmax(-1).bfloat16()
        seen = (F.dropout(scores, dropout, self.training) @ v).transpose(1, 2).reshape(rows, length, WIDTH)
        x = self.n1(x + F.dropout(self.o(seen).float(), dropout, self.training))
        return self.n2(x + F.dropout(self.f(F.gelu(self.i(x))).float(), dropout, self.training))


class Encoder(nn.Module):
    def __init__(self, known, jobs, labels):
        super().__init__()
        self.known = {n: torch.tensor(known["embeddings." + n].copy()) for n in
                      ("word_embeddings.weight", "position_embeddings.weight", "token_type_embeddings.weight", "LayerNorm.weight",
                       "LayerNorm.bias")}
        self.layers = nn.ModuleList(Layer(known, number) for number in range(LAYERS))
        self.start, self.slot, self.job = nn.Linear(WIDTH, 1), nn.Linear(WIDTH, labels), nn.Linear(3 * WIDTH, jobs)

    def forward(self, ids, mask, firsts):
        k = self.known
        x = F.layer_norm(k["word_embeddings.weight"][ids] + k["position_embeddings.weight"][:ids.shape[1]]
                         + k["token_type_embeddings.weight"][0], (WIDTH,), k["LayerNorm.weight"], k["LayerNorm.bias"], 1e-12)
        for layer in self.layers:
            x = layer(x, mask, 0.1)
        words = torch.gather(x, 1, firsts[..., None].expand(-1, -1, WIDTH))
        seen = (mask == 0).float()[..., None]
        whole = torch.cat([(x * seen).sum(1) / seen.sum(1), (x + (seen - 1) * 1e4).max(1)[0], x[:, 0]], -1)
        return self.start(words)[..., 0], self.slot(F.dropout(words, 0.1, self.training)), self.job(F.dropout(whole, 0.3, self.training))


def learn(net, examples, rounds, pace):
    adapters = [p for n, p in net.named_parameters() if n.endswith((".down", ".up"))]
    norms = [p for n, p in net.named_parameters() if n.startswith("layers") and not n.endswith((".down", ".up"))]
    tops = [p for n, p in net.named_parameters() if not n.startswith("layers")]
    groups = [(adapters, pace), (tops, pace), (norms, pace / 5)]
    optimizer = torch.optim.AdamW([{"params": p, "lr": rate} for p, rate in groups], weight_decay=0.01)
    steps, step = rounds * math.ceil(len(examples.to_learn()) / 64), 0
    for number in range(rounds):
        net.train()
        for batch in batches(examples.to_learn(), 64, True):
            share = min(1, (step + 1) / (0.05 * steps)) * max(0.01, 1 - step / steps)
            for group, (_, rate) in zip(optimizer.param_groups, groups):
                group["lr"] = rate * share
            ids, mask, firsts, seen, labels, starts, jobs = tensors(batch)
            start, slot, job = net(ids, mask, firsts)
            loss = 0.7 * F.cross_entropy(slot.flatten(0, 1), labels.flatten(), ignore_index=-100)
            loss += 0.5 * (F.binary_cross_entropy_with_logits(start, starts, reduction="none") * seen).sum() / seen.sum()
            if (jobs >= 0).any():
                loss += F.cross_entropy(job, jobs, ignore_index=-100, label_smoothing=0.05)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            step += 1
        print(f"round {number + 1} of {rounds}", measured(net, examples), flush=True)


@torch.no_grad()
def measured(net, examples):
    """How many jobs and slots of single clauses, and cuts of messages, are right among those held out."""
    net.eval()
    single = [examples.encoded([clause]) for message in examples.held for clause in message]
    whole = [examples.encoded(message) for message in examples.held]
    jobs = slots = cuts = 0
    for batch in batches(single, 64, False):
        ids, mask, firsts, seen, labels, _, job = tensors(batch)
        _, slot, found = net(ids, mask, firsts)
        jobs += (found.argmax(-1) == job).sum().item()
        slots += ((slot.argmax(-1) == labels) | (labels < 0)).all(1).sum().item()
    for batch in batches(whole, 64, False):
        ids, mask, firsts, seen, _, starts, _ = tensors(batch)
        start, _, _ = net(ids, mask, firsts)
        cuts += (((start > 0) == (starts > 0)) | (seen == 0)).all(1).sum().item()
    return "" if not single else f"jobs {jobs / len(single):.4f} slots {slots / len(single):.4f} cuts {cuts / len(whole):.4f}"


# ---------------------------------------------------------------- the file

class File:
    """The sentence model's graph with the small matrices and the layers on top; its own weights are left out."""

    def __init__(self, model):
        self.model, self.graph = model, model.graph
        self.own, self.first, self.nodes = [], [], []

    def floats(self, name, values):
        self.own.append(numpy_helper.from_array(np.asarray(values, dtype=np.float32), name))
        return name

    def bytes(self, name, values):
        """A matrix with one byte a number and one factor a column."""
        values = np.asarray(values, dtype=np.float32)
        factors = np.abs(values).max(axis=0, keepdims=True) / 127 + 1e-12
        self.own += [numpy_helper.from_array(np.round(values / factors).astype(np.int8), name + "_q"),
                     numpy_helper.from_array(factors.astype(np.float32), name + "_s")]
        self.first += [helper.make_node("Cast", [name + "_q"], [name + "_f"], to=TensorProto.FLOAT),
                       helper.make_node("Mul", [name + "_f", name + "_s"], [name])]
        return name

    def node(self, kind, inputs, output, **attributes):
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def write(self, net, jobs, labels, checksum, path):
        state = {n: p.detach().numpy() for n, p in net.state_dict().items()}
        self.layers(state)
        self.tops(state)
        graph, read = self.graph, {name for node in self.nodes for name in node.input}
        shared = {i.name for i in graph.initializer if i.name in read}
        del graph.node[:], graph.initializer[:], graph.output[:], graph.value_info[:]
        graph.node.extend(self.first + self.nodes)
        graph.initializer.extend(self.own)
        for name, shape in (("jobs", ["b", len(jobs)]), ("starts", ["b", "s", 1]), ("slots", ["b", "s", len(labels)])):
            graph.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, shape))
        self.shorten({"input_ids", "attention_mask", "token_type_ids", "jobs", "starts", "slots"} | shared)
        for key, value in (("jobs", " ".join(jobs)), ("slots", " ".join(labels)), ("examples", str(checksum))):
            self.model.metadata_props.add(key=key, value=value)
        self.model.producer_name = "alfred"
        onnx.save(self.model, str(path))

    def layers(self, state):
        before = {n.output[0]: n.input[0] for n in self.graph.node if n.op_type == "DynamicQuantizeLinear"}
        of_matrix = {n.output[0].replace("_output_quantized", ""): (n.input[1][:-len("_quantized")], before[n.input[0]])
                     for n in self.graph.node if n.op_type == "MatMulInteger"}
        order = matrices({name for name, _ in of_matrix.values()})
        for node in self.graph.node:
            for at, name in enumerate(node.input if node.op_type == "Add" else []):
                if name in of_matrix:
                    matrix, x = of_matrix[name]
                    layer, part = divmod(order.index(matrix), len(PARTS))
                    key = f"layers.{layer}.{list(PARTS)[part]}."
                    down, up = self.bytes(key + "down", state[key + "down"].T), self.bytes(key + "up", state[key + "up"].T)
                    beside = self.node("MatMul", [self.node("MatMul", [x, down], key + "x"), up], key + "y")
                    node.input[at] = self.node("Add", [name, beside], key + "z")
                    node.input[1 - at] = self.floats(key + "bias", state[key + "bias"])
                    break
            for at, name in enumerate(node.input):
                if re.match(r"encoder\.layer\.\d+\..*LayerNorm\.", name):
                    norm = "n1" if ".attention." in name else "n2"
                    key = f"layers.{name.split('.')[2]}.{norm}.{name.split('.')[-1]}"
                    if key not in {i.name for i in self.own}:
                        self.floats(key, state[key])
                    node.input[at] = key
            self.nodes.append(node)

    def tops(self, state):
        x = "last_hidden_state"
        self.own.append(numpy_helper.from_array(np.array([0], dtype=np.int64), "zero"))
        mean, most = self.node("ReduceMean", [x], "mean", axes=[1], keepdims=0), self.node("ReduceMax", [x], "most", axes=[1], keepdims=0)
        first = self.node("Squeeze", [self.node("Gather", [x, "zero"], "gathered", axis=1)], "first", axes=[1])
        whole = self.node("Concat", [mean, most, first], "whole", axis=-1)
        for name, key, read in (("starts", "start", x), ("slots", "slot", x), ("jobs", "job", whole)):
            matrix, bias = self.bytes(key + "_w", state[key + ".weight"].T), self.floats(key + "_b", state[key + ".bias"])
            self.node("Add", [self.node("MatMul", [read, matrix], key + "_m"), bias], name)

    def shorten(self, kept):
        names = {}

        def short(name):
            return name if name in kept or not name else names.setdefault(name, f"n{len(names)}")

        for node in self.graph.node:
            node.name = ""
            for names_of in (node.input, node.output):
                for at, name in enumerate(names_of):
                    names_of[at] = short(name)
        for weight in self.graph.initializer:
            weight.name = short(weight.name)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("language", choices=sorted(CONNECTORS))
    arguments.add_argument("--hold-out", metavar="PREFIX", default="", help="leave out the example files whose names begin so, and measure on them")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--pace", type=float, default=1.5e-3)
    asked = arguments.parse_args()
    torch.manual_seed(1)
    random.seed(1)
    torch.set_num_threads(2)
    files = jar()
    pieces = WordPieces(json.loads(files.read(SENTENCE_MODEL + "-tokenizer.json"))["model"]["vocab"])
    model = onnx.load_model_from_string(files.read(SENTENCE_MODEL + ".onnx"))
    examples = Examples(asked.language, asked.hold_out, pieces)
    net = Encoder(weights(model), len(examples.jobs), len(examples.labels))
    learn(net, examples, asked.rounds, asked.pace)
    checksum = zlib.crc32("".join(line for _, line in lines(asked.language)).encode("utf-8"))
    target = ROOT / "src/main/resources/alfred/builtin" / f"{asked.language}.encoder.onnx"
    if not asked.hold_out:
        File(model).write(net, examples.jobs, examples.labels, checksum, target)
        print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
