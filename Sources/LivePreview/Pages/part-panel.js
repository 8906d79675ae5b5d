/* What is known of a part, in words, numbers and colours. */
import { copyText } from "./clipboard.js";
import { button, find, icon, make, partContents, partGroup, partHead } from "./shared.js";
import { emit } from "./signals.js";

const panel = find("#inspect");

function sections(part, distance, select) {
  const { row: place } = part;
  const copy = (text) => copyText(text, `Copied ${text}`);
  return [
    ...partHead(part, distance, select, copy),
    part.explain?.length
      ? partGroup("Why", make("ul.why", {}, ...part.explain.map((one) => make("li", {}, one))))
      : null,
    place
      ? partGroup(
          `Data, section ${place.section}, item ${place.item}`,
          make("pre", { tabIndex: 0, role: "group", ariaLabel: "Data" }, pretty(place.data)),
        )
      : null,
    part.source
      ? partGroup(
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
    partContents(part, select),
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
