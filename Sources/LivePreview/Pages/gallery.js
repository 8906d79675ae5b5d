/* All previews at a glance, by file. */
import { counted, find, icon, make, points, setChildren } from "./shared.js";
import { summary } from "./diagnostics.js";
import { errorCount, model, plainKey, shortLabel, stemOf, trouble, want } from "./model.js";
import { PictureSlot } from "./picture.js";
import { inFrame, on, whenIdle } from "./signals.js";
import { addressOf, change, state } from "./state.js";

// A picture that is higher is cut off below, so that its width stays legible.
const mostRatio = 2.1;
const thumbs = [120, 160, 220, 300, 400, 560];

const gallery = find("#gallery");
const list = find(".files", gallery);
const cards = new Map();
const sections = new Map();
const visible = new Set();
const near = new Set();
// How many previews have cards at first; more follow while the page is idle.
let cardCount = 16;
// How many pictures are decoded at once: among a hundred, the first would be ready with the last.
const together = 3;
const waiting = new Set();
let decoding = 0;

/* Which cards are on the screen, and which soon may be. */
function observe(set, margin) {
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) set.add(target.dataset.preview);
        else set.delete(target.dataset.preview);
      }
      wantSoon();
    },
    { root: gallery, rootMargin: margin },
  );
}
const observers = [observe(visible, "0px"), observe(near, "100% 0px")];

const wantSoon = inFrame(wantPictures);

/* Before anything is laid out, the first dozen are those that will be seen. */
export const firstCount = () => (state.preview ? 0 : 12);

function wantPictures() {
  if (state.preview) return;
  const isNear = (id, index) => (near.size ? near.has(id) : index < firstCount());
  const order = model.previews.map(({ id }) => id).filter(isNear);
  const urgent = order.filter((id) => visible.has(id));
  const rest = order.filter((id) => !visible.has(id));
  want(
    "gallery",
    [...urgent, ...rest].map((id) => ({ key: plainKey(id), look: { preview: id } })),
  );
}

class Card {
  constructor(id) {
    this.id = id;
    this.paper = make("span.paper");
    this.stage = make("span.stage", {}, this.paper);
    this.name = make("b");
    this.variant = make("span.variant");
    this.size = make("span.size");
    this.mark = make("span.mark", { hidden: true });
    this.link = make(
      "a",
      {},
      this.stage,
      make("span.caption", {}, this.name, this.variant, this.mark),
      this.size,
    );
    this.link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      openPreview(id);
    });
    this.element = make("li.card", { data: { preview: id } }, this.link);
    this.slot = new PictureSlot(this.paper, (picture) => this.resize(picture));
    for (const observer of observers) observer.observe(this.element);
  }

  update(preview) {
    this.preview = preview;
    this.link.href = addressOf({ preview: preview.id });
    // Under the heading of its file, a variant needs no other name.
    const isNamed = preview.name !== stemOf(model.filesByID.get(preview.file)?.label ?? "");
    this.name.textContent = isNamed ? preview.name : (preview.variant ?? preview.name);
    this.variant.textContent = isNamed ? (preview.variant ?? "") : "";
    if (!this.slot.image) this.resize(preview);
    if (model.pictures.has(plainKey(preview.id))) showSoon(this.id);
    this.updateTrouble();
  }

  /* The stage has its size; a picture of any size finds a place in it. */
  resize({ width, height }) {
    const isKnown = height !== null;
    const ratio = isKnown ? height / width : 1.4;
    this.paper.style.setProperty("--ratio", String(1 / Math.min(ratio, mostRatio)));
    this.paper.style.setProperty("--width", `${width}px`);
    this.paper.classList.toggle("cut", ratio > mostRatio);
    const words = isKnown ? `${points(width)} × ${points(height)}` : `${points(width)} wide`;
    if (this.size.textContent !== words) this.size.textContent = words;
  }

  updateTrouble() {
    const diagnostics = trouble(this.preview, plainKey(this.id));
    const warnings = model.notices.get(plainKey(this.id)) ?? [];
    const isBroken = errorCount(diagnostics) > 0;
    this.element.classList.toggle("broken", isBroken);
    this.mark.hidden = diagnostics.length + warnings.length === 0;
    if (this.mark.hidden) return this.mark.replaceChildren();
    const words = summary(isBroken ? diagnostics : warnings);
    this.mark.classList.toggle("warns", !isBroken);
    this.mark.title = words;
    this.mark.replaceChildren(icon(isBroken ? "error" : "warning"), make("span.unseen", {}, words));
  }

  remove() {
    for (const observer of observers) observer.unobserve(this.element);
    for (const set of [visible, near]) set.delete(this.id);
  }
}

/* Shows the newest picture of a card, after those that wait already. */
function showSoon(id) {
  waiting.add(id);
  showNext();
}

async function showNext() {
  const [id] = waiting;
  if (id === undefined || decoding === together) return;
  waiting.delete(id);
  decoding += 1;
  await cards.get(id)?.slot.show(model.pictures.get(plainKey(id)), "");
  decoding -= 1;
  showNext();
}

class FileSection {
  constructor(id) {
    this.heading = make("h2", { id: `file-${id}` });
    this.count = make("span.count");
    this.cards = make("ul.cards");
    this.element = make(
      "section.file",
      {},
      make("header", {}, this.heading, this.count),
      this.cards,
    );
    this.element.setAttribute("aria-labelledby", this.heading.id);
  }

  update(file, shown) {
    const label = shortLabel(file);
    const slash = label.lastIndexOf("/") + 1;
    this.heading.replaceChildren(
      make("span.folder", {}, label.slice(0, slash)),
      label.slice(slash),
    );
    this.element.style.setProperty("--count", String(Math.max(shown.length, 1)));
    this.count.textContent = shown.length > 1 ? counted(shown.length, "preview") : "";
    this.element.classList.toggle("broken", file.state === "broken");
    setChildren(
      this.cards,
      shown.map((preview) => cardOf(preview).element),
    );
  }
}

export function openPreview(id) {
  change({ preview: id }, "push");
}

/* The preview of a plain look's key. */
const idOf = (key) => (key.startsWith(plainKey("")) ? key.slice(plainKey("").length) : undefined);

/* Whether a preview has all words of the filter in its name or its file's. */
export function isFound({ fullName, file }) {
  const text = `${fullName} ${model.filesByID.get(file)?.label ?? ""}`.toLowerCase();
  return state.filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function cardOf(preview) {
  const known = cards.get(preview.id);
  if (known) return known;
  const card = new Card(preview.id);
  cards.set(preview.id, card);
  card.update(preview);
  return card;
}

function updateCards() {
  for (const [id, card] of cards) {
    const preview = model.previewsByID.get(id);
    if (preview) {
      card.update(preview);
    } else {
      card.remove();
      cards.delete(id);
    }
  }
}

/* The files that the filter leaves, each with its previews. */
export function foundFiles() {
  const previews = Map.groupBy(model.previews.filter(isFound), ({ file }) => file);
  return model.files
    .map((file) => [file, previews.get(file.id) ?? []])
    .filter(([file, own]) => own.length || (file.state === "broken" && !state.filter));
}

/* The first files, until they have a number of previews; a file without any counts as one. */
export function firstFiles(files, count) {
  let left = count;
  return files.filter(([, previews]) => {
    const isFirst = left > 0;
    left -= Math.max(previews.length, 1);
    return isFirst;
  });
}

function updateSections() {
  const found = foundFiles();
  const shown = firstFiles(found, cardCount);
  for (const [file, previews] of shown) {
    const section = sections.get(file.id) ?? new FileSection(file.id);
    sections.set(file.id, section);
    section.update(file, previews);
  }
  setChildren(
    list,
    shown.map(([file]) => sections.get(file.id).element),
  );
  if (shown.length < found.length) whenIdle(showMore);
  const isRead = model.isKnown && model.files.every((file) => file.state !== "unread");
  const isEmpty = shown.length === 0 && (isRead || model.activity !== null);
  find(".nothing", gallery).hidden = !isEmpty;
  find(".nothing p", gallery).textContent = state.filter
    ? `No preview is called “${state.filter}”.`
    : (model.activity ?? "No file has a preview yet. Save one, and it appears here.");
  find(".clear-filter", gallery).hidden = !state.filter;
}

function showMore() {
  cardCount *= 2;
  updateSections();
}

/* Makes the cards larger or smaller by a step. */
export function stepThumbs(by) {
  const index = thumbs.findLastIndex((size) => size <= state.thumb);
  change({ thumb: thumbs[Math.min(Math.max(index + by, 0), thumbs.length - 1)] });
}

function updateView(changed) {
  if (changed.has("preview")) {
    gallery.hidden = state.preview !== null;
    if (!gallery.hidden) {
      gallery.scrollTop = state.scroll;
      wantSoon();
    }
  }
  if (changed.has("thumb")) gallery.style.setProperty("--card", `${state.thumb}px`);
  if (changed.has("filter")) updateSections();
}

let isRestored = false;

on("screens", () => {
  // A place far below exists only once everything above it does.
  if (!isRestored && state.scroll > 0) cardCount = Number.POSITIVE_INFINITY;
  updateCards();
  updateSections();
  if (!isRestored) gallery.scrollTop = state.scroll;
  isRestored = true;
  if (near.size) wantSoon();
  else wantPictures();
});
on("picture", (key) => {
  const card = cards.get(idOf(key));
  if (!card) return;
  showSoon(card.id);
  card.updateTrouble();
});
for (const name of ["failure", "notices"]) {
  on(name, (key) => cards.get(idOf(key))?.updateTrouble());
}
on("state", updateView);
gallery.addEventListener("scroll", () => {
  if (isRestored && !gallery.hidden) change({ scroll: gallery.scrollTop });
});
find(".clear-filter", gallery).addEventListener("click", () => change({ filter: "" }));
updateView(new Set(["preview", "thumb"]));
