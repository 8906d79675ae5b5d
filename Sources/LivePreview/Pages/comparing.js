/* Before and after: the picture beside its golden, or beside what a revision drew. */
import { notify } from "./clipboard.js";
import { find, make, PictureViewer, points, say } from "./shared.js";
import { addressOfPicture, decoded } from "./picture.js";
import { currentLook, currentPreview, shownPicture } from "./screen.js";
import { post } from "./server.js";
import { afterPause, on } from "./signals.js";
import { change, state } from "./state.js";

const section = find("#compare");
const room = find(".room", section);
const revision = find(".revision", section);
const problem = find(".problem", section);
const accept = find(".accept", section);
const sentences = find(".sentences", section);

let viewer;
let shownDigests = "";
let request;

const isOn = () => state.against !== null && Boolean(currentPreview());

function figure(side, title, { digest, width, height, scale }) {
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  const image = make("img", {
    alt: `${title} picture of ${currentPreview()?.fullName}`,
    width: across,
    height: down,
    src: addressOfPicture(digest),
    draggable: false,
  });
  return make(
    "figure",
    { data: { side } },
    make(
      "figcaption",
      {},
      make("b", {}, title),
      " ",
      make("span", {}, `${points(width)} × ${points(height)} pt`),
    ),
    make("div.window", {}, make("div.canvas", {}, image)),
  );
}

const pixels = (pictures, side) =>
  Math.max(...pictures.map((picture) => Math.round(picture[side] * picture.scale)));

/* The pictures by side: before, now, and where they differ, if that is drawn. */
function panesOf(before) {
  const { digest, width, height, scale, difference, now } = before;
  const panes = [
    ["expected", state.against === "golden" ? "Golden" : state.against, before],
    ["actual", "Now", now],
  ];
  if (!difference || digest === now.digest) return panes;
  const size = {
    width: Math.max(width, now.width),
    height: Math.max(height, now.height),
    scale,
    digest: difference,
  };
  return [...panes, ["diff", "Difference", size]];
}

/* Shows the pictures once they are there; new ones of the same sizes take the place of the old. */
async function show(before) {
  const panes = panesOf(before);
  const digests = panes.map(([, , { digest }]) => digest).join(" ");
  if (digests === shownDigests) return;
  const images = await Promise.all(panes.map(([, , { digest }]) => decoded(digest, "")));
  shownDigests = digests;
  const pictures = panes.map(([, , picture]) => picture);
  const [width, height] = [pixels(pictures, "width"), pixels(pictures, "height")];
  const isSame =
    viewer?.width === width &&
    viewer.height === height &&
    Object.keys(viewer.figures).length === panes.length;
  if (isSame) {
    for (const [index, [side]] of panes.entries()) {
      const old = find("img", viewer.figures[side]);
      if (old.src === images[index].src) continue;
      Object.assign(images[index], { alt: old.alt, width: old.width, height: old.height });
      old.replaceWith(images[index]);
    }
    return;
  }
  const element = make(
    "section.viewer",
    { ariaLabel: "Pictures", data: { width, height, boxes: "" } },
    make("div.panes", {}, ...panes.map((pane) => figure(...pane))),
  );
  room.replaceChildren(element);
  viewer = new PictureViewer(element, say);
}

function showSentences(list) {
  sentences.replaceChildren(...list.map((text) => make("li", {}, text)));
  sentences.hidden = list.length === 0;
  sentences.classList.toggle("single", list.length === 1);
}

function clear() {
  room.replaceChildren();
  viewer = undefined;
  shownDigests = "";
}

/* A large picture, or one of a revision that is read for the first time, takes a moment. */
const sayWaiting = afterPause(300, () => {
  if (viewer || !problem.hidden) return;
  problem.textContent = "Comparing…";
  problem.hidden = false;
});

async function load() {
  const picture = shownPicture();
  if (!isOn() || !picture) return;
  // A picture that was sharpened for a zoom is about to be replaced.
  if (picture.scale !== (picture.canvasScale ?? picture.scale)) return;
  request?.abort();
  request = new AbortController();
  const { preview, set, offsets } = currentLook();
  if (!viewer) sayWaiting();
  try {
    const before = await post(
      "baseline",
      { look: { preview, set, offsets }, against: state.against },
      request.signal,
    );
    const isSame = before.change === "unchanged" || before.digest === before.now?.digest;
    problem.hidden = before.digest !== null;
    if (before.digest === null) {
      clear();
      problem.textContent = "The golden keeps a digest alone: it is of another picture.";
    } else {
      await show(before);
    }
    showSentences(before.sentences.length || !isSame ? before.sentences : ["No difference."]);
    accept.textContent = "Accept as golden";
    accept.hidden = isSame && state.against === "golden";
  } catch (error) {
    if (error.name === "AbortError") return;
    clear();
    showSentences([]);
    problem.hidden = false;
    problem.textContent = error.message;
    accept.textContent = "Record as golden";
    accept.hidden = state.against !== "golden";
  }
  updateAccept();
}
const loadSoon = afterPause(80, load);

/* What is accepted is the file's picture: one with other values is not that. */
function updateAccept() {
  const isOther = state.set.length > 0 || Object.keys(state.offsets).length > 0;
  accept.disabled = isOther;
  accept.title = isOther ? "Reset the values first: the golden is the file's picture" : "";
}

function update() {
  section.hidden = !isOn();
  find("#canvas").hidden = isOn();
  find("#tools").hidden = isOn();
  find("#zoom").hidden = isOn();
  find("#toggle-compare").ariaPressed = String(isOn());
  for (const input of section.querySelectorAll("[name=against]")) {
    input.checked = (input.value === "golden") === (state.against === "golden");
  }
  revision.hidden = state.against === "golden";
  if (state.against && state.against !== "golden" && document.activeElement !== revision) {
    revision.value = state.against;
  }
  updateAccept();
}

/* The viewer of both pictures, while they are shown: the keys of zooming are its own then. */
export const comparingViewer = () => (isOn() ? viewer : undefined);

export function toggleComparing() {
  change({ against: state.against === null ? "golden" : null });
  if (state.against !== null) find("[name=against]:checked", section)?.focus();
}

/* Puts back the golden that was there before an acceptance. */
async function undo(preview, id) {
  try {
    await post("undo", { preview, change: id });
    notify("The golden is what it was");
    load();
  } catch (error) {
    notify(error.message);
  }
}

accept.addEventListener("click", async () => {
  const { preview } = state;
  try {
    const answer = await post("accept", { preview });
    notify("Accepted as golden", "Undo", () => undo(preview, answer.change));
    load();
  } catch (error) {
    notify(error.message);
  }
});
for (const input of section.querySelectorAll("[name=against]")) {
  input.addEventListener("change", () => {
    const isGolden = input.value === "golden";
    change({ against: isGolden ? "golden" : revision.value.trim() || "HEAD" });
  });
}
const changeRevision = afterPause(500, () => {
  if (revision.value.trim()) change({ against: revision.value.trim() });
});
revision.addEventListener("input", changeRevision);
find("#toggle-compare").addEventListener("click", toggleComparing);
find(".done", section).addEventListener("click", () => {
  change({ against: null });
  find("#toggle-compare").focus();
});

on("shown", loadSoon);
on("state", (changed) => {
  if (changed.has("against") || changed.has("preview")) clear();
  if (["against", "preview", "set", "offsets"].some((key) => changed.has(key))) update();
  if (changed.has("against")) load();
});
on("screens", update);
update();
load();
