/* Before and after in one viewer: the report's, on the pictures of a review's entry. */
import { find, say } from "./page.js";
import { PictureViewer } from "./viewer.js";

const sides = { before: "expected", after: "actual", difference: "diff" };
const comparison = find("#compare");

function figureOf(image, side) {
  const figure = document.createElement("figure");
  figure.dataset.side = side;
  const caption = document.createElement("figcaption");
  const title = document.createElement("b");
  title.textContent = find("figcaption", image.closest("figure")).textContent;
  const size = document.createElement("span");
  size.textContent = `${image.naturalWidth} × ${image.naturalHeight}`;
  caption.append(title, " ", size);
  const frame = document.createElement("div");
  frame.className = "window";
  const canvas = document.createElement("div");
  canvas.className = "canvas";
  const copy = document.createElement("img");
  Object.assign(copy, {
    alt: image.alt,
    width: image.naturalWidth,
    height: image.naturalHeight,
    src: image.src,
  });
  canvas.append(copy);
  frame.append(canvas);
  figure.append(caption, frame);
  return figure;
}

/* Opens the viewer of an entry that has a picture from before and one of now. */
export function compare(entry) {
  const images = Object.entries(sides)
    .map(([role, side]) => [find(`figure[data-role=${role}] img`, entry), side])
    .filter(([image]) => image);
  const names = images.map(([, side]) => side);
  if (!names.includes("expected") || !names.includes("actual")) return say("Nothing to compare");
  const section = document.createElement("section");
  section.className = "viewer";
  section.setAttribute("aria-label", `Pictures of ${entry.dataset.name}`);
  section.dataset.width = Math.max(...images.map(([image]) => image.naturalWidth));
  section.dataset.height = Math.max(...images.map(([image]) => image.naturalHeight));
  section.dataset.boxes = "";
  for (const name of ["moves", "removed"]) {
    if (entry.dataset[name]) section.dataset[name] = entry.dataset[name];
  }
  for (const role of ["before", "after"]) {
    const stage = find(`figure[data-role=${role}] .stage`, entry);
    const { parts, origin, width } = stage.dataset;
    if (!parts) continue;
    section.dataset[`${role}Parts`] = parts;
    section.dataset[`${role}Origin`] = origin;
    section.dataset[`${role}Scale`] = find("img", stage).naturalWidth / Number(width);
  }
  const panes = document.createElement("div");
  panes.className = "panes";
  panes.append(...images.map(([image, side]) => figureOf(image, side)));
  section.append(panes);
  find("#compare-title").textContent = entry.dataset.name;
  find(".comparison", comparison).replaceChildren(section);
  comparison.showModal();
  section.viewer = new PictureViewer(section, say);
  panes.focus();
}

const actions = {
  s: (viewer) => viewer.setMode("side"),
  l: (viewer) => viewer.setMode("slider"),
  o: (viewer) => viewer.setMode("onion"),
  t: (viewer) => viewer.swap(),
  d: (viewer) => viewer.setMode("diff"),
  m: (viewer) => viewer.toggleAlignment(),
  i: (viewer) => viewer.inspector.toggle(),
  f: (viewer) => viewer.zoom("fit"),
  w: (viewer) => viewer.zoom("width"),
  1: (viewer) => viewer.zoom("1"),
  2: (viewer) => viewer.zoom("2"),
  4: (viewer) => viewer.zoom("4"),
  8: (viewer) => viewer.zoom("8"),
  "+": (viewer) => viewer.zoomBy(2),
  "-": (viewer) => viewer.zoomBy(0.5),
};

/* Does what a key means in the viewer; false if it is closed or the key means nothing there. */
export function pressInComparison(key) {
  const action = actions[key];
  if (!comparison.open || !action) return false;
  action(find(".viewer", comparison).viewer);
  return true;
}

comparison.addEventListener("click", (event) => {
  if (event.target.closest(".close")) comparison.close();
});
comparison.addEventListener("close", () => {
  find(".viewer", comparison)?.viewer.blink(false);
  find(".comparison", comparison).replaceChildren();
});
