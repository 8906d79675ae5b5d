/* Diagnostics as a terminal shows them: message, place, excerpt, caret and suggestion. */
import { button, counted, icon, make } from "./shared.js";
import { emit } from "./signals.js";

const placeOf = ({ file, line, column }) => (file ? `${file}:${line}:${column}` : null);

const lineOf = (number, text, caret) => [
  make(
    caret ? "span.line.here" : "span.line",
    {},
    make("span.number", { ariaHidden: "true" }, String(number)),
    make("span.text", {}, text),
  ),
  // As wide as what is before the caret, whatever its letters are.
  caret &&
    make(
      "span.caret-line",
      { ariaHidden: "true" },
      make("span.before", {}, caret.before),
      make("span.caret", {}, caret.marks),
    ),
];

function caretIn(text, column, length) {
  const letters = [...text];
  const width = Math.max(1, Math.min(length || 1, letters.length - column + 1));
  return { before: letters.slice(0, column - 1).join(""), marks: `^${"~".repeat(width - 1)}` };
}

/* The line at fault as a terminal shows it: the second line of the text, and a caret in the third. */
function markedLine({ text, line }) {
  const [, marked = "", below = ""] = text.split("\n");
  const [, padding, marks] = /^ {4}( *)(\^~*)/.exec(below) ?? [];
  return marks ? lineOf(line, marked.slice(4), { before: padding, marks }) : [];
}

function excerptOf(diagnostic) {
  const { excerpt, line, column, length } = diagnostic;
  const lines = excerpt?.length
    ? excerpt.flatMap(({ number, text }) =>
        lineOf(number, text, number === line ? caretIn(text, column, length) : null),
      )
    : markedLine({ text: "", ...diagnostic });
  if (!lines.length) return null;
  const children = lines.filter((one) => one !== null);
  return make("pre.excerpt", { tabIndex: 0, role: "group", ariaLabel: "Excerpt" }, ...children);
}

function article(diagnostic) {
  const { severity, message, suggestion, fileID } = diagnostic;
  const place = placeOf(diagnostic);
  const openSource = () => emit("open-source", diagnostic);
  const element = make(
    "article.diagnostic",
    { data: { severity } },
    make(
      "p.message",
      {},
      icon(severity === "error" ? "error" : "warning"),
      make("span.unseen", {}, `${severity}: `),
      make("span", {}, message),
    ),
    excerptOf(diagnostic),
    suggestion && make("p.suggestion", {}, icon("hint"), make("span", {}, suggestion)),
  );
  if (place && fileID) {
    element.append(button("button.place", { title: "Show in the source" }, openSource, place));
  } else if (place) {
    element.append(make("p.place", {}, place));
  }
  return element;
}

/* Shows diagnostics in an element; the same ones again leave it, and who listens, alone. */
export function showDiagnostics(element, diagnostics) {
  const text = JSON.stringify(diagnostics);
  if (element.diagnosticsText === text) return;
  element.diagnosticsText = text;
  element.replaceChildren(...diagnostics.map(article));
  element.hidden = diagnostics.length === 0;
}

/* "2 errors, 1 warning", or nothing. */
export function summary(diagnostics) {
  return ["error", "warning"]
    .map((severity) => [severity, diagnostics.filter((one) => one.severity === severity).length])
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => counted(count, severity))
    .join(", ");
}
