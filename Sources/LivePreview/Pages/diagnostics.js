/* Diagnostics as a terminal shows them: message, place, excerpt, caret and suggestion. */
import { button, counted, icon, make } from "./elements.js";
import { emit } from "./signals.js";

const placeOf = ({ file, line, column }) => (file ? `${file}:${line}:${column}` : null);

/* The line under an excerpt's: as wide as what is before the column, whatever its letters are. */
function caretLine(text, column, length) {
  const letters = [...text];
  const before = letters.slice(0, column - 1).join("");
  const width = Math.max(1, Math.min(length || 1, letters.length - column + 1));
  return make(
    "span.caret-line",
    { ariaHidden: "true" },
    make("span.before", {}, before),
    make("span.caret", {}, `^${"~".repeat(width - 1)}`),
  );
}

function excerptOf({ excerpt = [], line, column, length }) {
  if (!excerpt?.length) return null;
  const lines = excerpt.flatMap(({ number, text }) => {
    const isHere = number === line;
    const row = make(
      isHere ? "span.line.here" : "span.line",
      {},
      make("span.number", { ariaHidden: "true" }, String(number)),
      make("span.text", {}, text),
    );
    return isHere ? [row, caretLine(text, column, length)] : [row];
  });
  return make("pre.excerpt", { tabIndex: 0, role: "group", ariaLabel: "Excerpt" }, ...lines);
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
