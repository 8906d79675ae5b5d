/* The text of a config, a line an element, with its words coloured. */
import { make } from "./shared.js";

const tokens =
  /(?<comment>(?:^|(?<=\s))#.*$)|(?<expression>\$\{[^}]*\})|(?<key>"[^"]*"(?=\s*:)|[\w$.-]+(?=\s*:(?:\s|$)))|(?<string>"(?:\\.|[^"\\])*"|'[^']*')|(?<number>(?<![\w.])-?\d+(?:\.\d+)?(?![\w.]))|(?<word>\b(?:true|false|null)\b)/g;

/* The pieces of a line, each with its kind; the rest has none. */
function pieces(line) {
  const list = [];
  let end = 0;
  for (const match of line.matchAll(tokens)) {
    if (match.index > end) list.push([null, line.slice(end, match.index)]);
    const kind = Object.entries(match.groups).find(([, text]) => text !== undefined)?.[0];
    list.push([kind, match[0]]);
    end = match.index + match[0].length;
  }
  if (end < line.length) list.push([null, line.slice(end)]);
  return list;
}

/* The same pieces, with those between two places marked. */
function marked(list, start, end) {
  const result = [];
  let place = 0;
  for (const [kind, text] of list) {
    const cuts = [start - place, end - place].map((cut) => Math.max(0, Math.min(cut, text.length)));
    const parts = [text.slice(0, cuts[0]), text.slice(cuts[0], cuts[1]), text.slice(cuts[1])];
    for (const [index, part] of parts.entries()) {
      if (part) result.push([kind, part, index === 1]);
    }
    place += text.length;
  }
  return result;
}

/* A line's elements; start and end mark a part of it, in UTF-16 units. */
export function lineContent(line, start = 0, end = 0) {
  return marked(pieces(line), start, end).map(([kind, text, isMarked]) => {
    const element = isMarked ? make("mark", {}, text) : make("span", {}, text);
    if (kind) element.classList.add(`is-${kind}`);
    return element;
  });
}

/* A column of the server's, in characters from 1, as a place in a line. */
export function unitsBefore(line, column) {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(line);
  let count = 1;
  for (const { index } of letters) {
    if (count === column) return index;
    count += 1;
  }
  return line.length;
}

export function columnAt(line, units) {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(line);
  let column = 1;
  for (const { index, segment } of letters) {
    if (index + segment.length > units) return column;
    column += 1;
  }
  return column;
}
