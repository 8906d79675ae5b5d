/* What is known of a part of a screen, in words, numbers and colours: the same wherever it is shown. */
import { button, make } from "./elements.js";
import { points } from "./measuring.js";
import { nameOf, roomOf } from "./part-tree.js";

const partWords = (value) => {
  if (typeof value === "number") return points(value);
  if (Array.isArray(value)) return value.map(partWords).join(", ");
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== undefined)
    .map(([key, part]) => `${key} ${partWords(part)}`)
    .join(", ");
};

export const partRow = (name, ...values) =>
  make("div.row", {}, make("dt", {}, name), make("dd", {}, ...values));

export const partGroup = (title, ...children) =>
  make("section", {}, make("h3", {}, title), ...children);

const partList = (rows) => make("dl", {}, ...rows);

/* A colour with its name, or what a config calls it; a click copies it. */
function swatch(value, copy) {
  const { color, name } = typeof value === "string" ? { color: value } : value;
  const patch = make("i.patch");
  patch.style.setProperty("--color", CSS.supports("color", color) ? color : "transparent");
  const label = name ?? color;
  return button(
    "button.swatch",
    { title: `Copy ${label}` },
    () => copy(label),
    patch,
    make("span", {}, label),
    name ? make("span.quiet", {}, color) : null,
  );
}

/* Something that has a colour among its values, as a border or a shadow. */
function colored(value, copy) {
  if (typeof value !== "object" || value === null || !value.color) return [partWords(value)];
  const { color, name, ...rest } = value;
  return [swatch(name ? { color, name } : color, copy), make("span.more", {}, partWords(rest))];
}

function frameOf({ frame }) {
  const cells = ["x", "y", "width", "height"].map((name, index) =>
    make("div", {}, make("dt", {}, name), make("dd", {}, points(frame[index]))),
  );
  return make("dl.frame", {}, ...cells);
}

function fontOf(font) {
  if (typeof font !== "object") return [partRow("Font", partWords(font))];
  const { family, size, weight, ...rest } = font;
  const line = [family, size && `${points(size)} pt`, weight].filter(Boolean).join(", ");
  const more = partWords(rest);
  return [partRow("Font", line), more ? partRow("", more) : null];
}

const fontRows = (font) => fontOf(font).filter((one) => one !== null);

/* The radius of a part's corners, and their style. */
const cornersOf = ({ cornerRadius, cornerStyle }) =>
  [partWords(cornerRadius), cornerStyle].filter(Boolean).join(" ");

function lookRows(part, copy) {
  const rows = [];
  for (const fill of part.fills ?? []) rows.push(partRow("Fill", swatch(fill, copy)));
  if (part.border) rows.push(partRow("Border", ...colored(part.border, copy)));
  if (part.cornerRadius) rows.push(partRow("Radius", cornersOf(part)));
  if (part.shadow) rows.push(partRow("Shadow", ...colored(part.shadow, copy)));
  const { opacity } = part;
  if (typeof opacity === "number" && opacity !== 1) {
    rows.push(partRow("Opacity", `${Math.round(opacity * 100)} %`));
  }
  return rows;
}

/* From the canvas down to the part: what it is in. */
function pathOf(part, select) {
  const chain = [];
  for (let one = part.parent; one; one = one.parent) chain.unshift(one);
  const links = chain.map((one) =>
    make(
      "li",
      {},
      button("button", {}, () => select(one, true), nameOf(one)),
    ),
  );
  return chain.length ? make("ol.path", { ariaLabel: "Inside of" }, ...links) : null;
}

export function partContents(part, select) {
  const inner = part.parts ?? [];
  if (!inner.length) return null;
  const items = inner.slice(0, 60).map((one) =>
    make(
      "li",
      {},
      button(
        "button",
        {},
        () => select(one, true),
        make("span", {}, nameOf(one)),
        make("span.quiet", {}, one.text ?? ""),
      ),
    ),
  );
  return partGroup("Contents", make("ul.contents", {}, ...items));
}

/* A distance, which is measured along one axis. */
const lengthRow = ({ x1, x2, length }) =>
  partRow(x1 === x2 ? "Down" : "Across", `${points(length)} pt`);

const looks = [
  [
    "Frame",
    ({ frame: [x, y, width, height] }) =>
      `${[x, y].map(points).join(", ")}, ${[width, height].map(points).join(" × ")}`,
  ],
  ["Text", ({ text }) => text],
  ["Font", ({ font }) => font && partWords(font)],
  ["Colour", ({ color }) => color && partWords(color)],
  ["Fill", ({ fills }) => fills && partWords(fills)],
  ["Border", ({ border }) => border && partWords(border)],
  ["Radius", (part) => part.cornerRadius && cornersOf(part)],
  ["Shadow", ({ shadow }) => shadow && partWords(shadow)],
  ["Opacity", ({ opacity }) => opacity && points(opacity)],
];

/* What is otherwise about a part than it was; nothing if nothing is. */
export function partChanges(before, after) {
  const rows = looks
    .map(([name, words]) => [name, words(before) || "none", words(after) || "none"])
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => partRow(name, `${one} → ${other}`));
  return rows.length ? partGroup("Before → after", partList(rows)) : null;
}

/* The distances to what is around a part. */
function around(part) {
  const room = roomOf(part);
  if (!room) return null;
  const line = (lengths) =>
    Object.entries(lengths)
      .map(([side, length]) => `${side} ${points(length)}`)
      .join(", ");
  const beside = line(room.beside);
  return partGroup(
    "Around",
    partList([partRow("Inside", line(room.inside)), ...(beside ? [partRow("Next", beside)] : [])]),
  );
}

/* What a part is, where it is and what it looks like; copy gets the text of a colour. */
export function partHead(part, distance, select, copy) {
  const text = part.text
    ? partGroup(
        "Text",
        make("p.words", {}, part.text),
        partList([
          ...(part.font ? fontRows(part.font) : []),
          ...(part.color ? [partRow("Colour", swatch(part.color, copy))] : []),
        ]),
      )
    : null;
  const rows = lookRows(part, copy);
  return [
    make(
      "header",
      {},
      pathOf(part, select),
      make("h2", {}, nameOf(part)),
      part.name ? make("p.quiet", {}, part.role) : null,
    ),
    frameOf(part),
    distance &&
      partGroup(`From ${nameOf(distance.from)}`, partList(distance.lengths.map(lengthRow))),
    text,
    rows.length ? partGroup("Look", partList(rows)) : null,
    around(part),
  ].filter(Boolean);
}
