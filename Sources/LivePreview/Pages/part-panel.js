/* What is known of a part, in words, numbers and colours. */
import { copyText } from "./clipboard.js";
import { button, icon, make } from "./elements.js";
import { nameOf } from "./parts.js";
import { find, points } from "./shared.js";
import { emit } from "./signals.js";

const panel = find("#inspect");

const words = (value) => {
  if (typeof value === "number") return points(value);
  if (Array.isArray(value)) return value.map(words).join(", ");
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .map(([key, part]) => `${key} ${words(part)}`)
    .join(", ");
};

const row = (name, ...values) =>
  make("div.row", {}, make("dt", {}, name), make("dd", {}, ...values));

const group = (title, ...children) => make("section", {}, make("h3", {}, title), ...children);

const list = (rows) => make("dl", {}, ...rows);

/* A colour with its name, or what a config calls it; a click copies it. */
function swatch(value) {
  const { color, name } = typeof value === "string" ? { color: value, name: null } : value;
  const patch = make("i.patch");
  patch.style.setProperty("--color", CSS.supports("color", color) ? color : "transparent");
  const label = name ?? color;
  return button(
    "button.swatch",
    { title: `Copy ${label}` },
    () => copyText(label, `Copied ${label}`),
    patch,
    make("span", {}, label),
    name ? make("span.quiet", {}, color) : null,
  );
}

/* Something that has a colour among its values, as a border or a shadow. */
function colored(value) {
  if (typeof value !== "object" || value === null || !value.color) return [words(value)];
  const { color, name, ...rest } = value;
  return [swatch(name ? { color, name } : color), make("span.more", {}, words(rest))];
}

function frameOf({ frame }) {
  const cells = ["x", "y", "width", "height"].map((name, index) =>
    make("div", {}, make("dt", {}, name), make("dd", {}, points(frame[index]))),
  );
  return make("dl.frame", {}, ...cells);
}

function fontOf(font) {
  if (typeof font !== "object") return [row("Font", words(font))];
  const { family, size, weight, ...rest } = font;
  const line = [family, size && `${points(size)} pt`, weight].filter(Boolean).join(", ");
  const more = words(rest);
  return [row("Font", line), more ? row("", more) : null];
}

const fontRows = (font) => fontOf(font).filter((one) => one !== null);

function look(part) {
  const rows = [];
  for (const fill of part.fills ?? []) rows.push(row("Fill", swatch(fill)));
  if (part.border) rows.push(row("Border", ...colored(part.border)));
  if (part.cornerRadius) rows.push(row("Radius", words(part.cornerRadius)));
  if (part.shadow) rows.push(row("Shadow", ...colored(part.shadow)));
  const { opacity } = part;
  if (typeof opacity === "number" && opacity !== 1) {
    rows.push(row("Opacity", `${Math.round(opacity * 100)} %`));
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

function contentsOf(part, select) {
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
  return group("Contents", make("ul.contents", {}, ...items));
}

/* A distance, which is measured along one axis. */
const lengthRow = ({ x1, x2, length }) =>
  row(x1 === x2 ? "Down" : "Across", `${points(length)} pt`);

function sections(part, distance, select) {
  const text = part.text
    ? group(
        "Text",
        make("p.words", {}, part.text),
        list([
          ...(part.font ? fontRows(part.font) : []),
          ...(part.color ? [row("Colour", swatch(part.color))] : []),
        ]),
      )
    : null;
  const rows = look(part);
  const { row: place } = part;
  return [
    make(
      "header",
      {},
      pathOf(part, select),
      make("h2", {}, nameOf(part)),
      part.name ? make("p.quiet", {}, part.role) : null,
    ),
    frameOf(part),
    distance && group(`From ${nameOf(distance.from)}`, list(distance.lengths.map(lengthRow))),
    text,
    rows.length ? group("Look", list(rows)) : null,
    part.explain?.length
      ? group("Why", make("ul.why", {}, ...part.explain.map((one) => make("li", {}, one))))
      : null,
    place
      ? group(
          `Data, section ${place.section}, item ${place.item}`,
          make("pre", { tabIndex: 0, role: "group", ariaLabel: "Data" }, pretty(place.data)),
        )
      : null,
    part.source
      ? group(
          "Written at",
          button(
            "button.written",
            { title: "Show in the source" },
            () => emit("open-source", { fileID: part.source.file, ...part.source }),
            icon("code"),
            `line ${part.source.line}, column ${part.source.column}`,
          ),
        )
      : null,
    contentsOf(part, select),
  ];
}

const pretty = (data) => (typeof data === "string" ? data : JSON.stringify(data, null, 2));

/* Shows a part, and its distance from another; or what to do where none is selected. */
export function showPart(part, distance, select) {
  const hasFocus = panel.contains(document.activeElement);
  if (!part) {
    panel.replaceChildren(
      make("p.quiet", {}, "Point at a part of the picture, and click to select it."),
      make("p.quiet", {}, "A second part shows the distance; so does pointing with Alt held."),
    );
    return;
  }
  const children = sections(part, distance, select).filter((one) => one);
  panel.replaceChildren(...children);
  if (hasFocus) panel.focus();
}
