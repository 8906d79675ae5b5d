/* The articles of cases, which are text until a case is shown: a thousand of them would be slow. */
import { make } from "./elements.js";
import { unpacked } from "./packed.js";
import { forgetPacked, showPacked } from "./packed-pictures.js";
import { find, findAll, say } from "./page.js";
import { layPatches } from "./patches.js";
import { PictureViewer } from "./viewer.js";

const sources = findAll("#cases > noscript");
const alive = [];

/* More articles than this at a time are not worth their memory; the rest are made anew. */
const longest = 12;

/* The case's article, made where there is none. */
export function articleOf(entry) {
  if (!entry.article) {
    const template = document.createElement("template");
    template.innerHTML = sources[entry.place].textContent;
    entry.article = template.content.firstElementChild;
    sources[entry.place].after(entry.article);
    for (const image of findAll("img[data-packed]", entry.article)) showPacked(image);
    layPatches(entry.article);
    for (const image of findAll("img", entry.article)) {
      image.addEventListener("error", () => reportMissing(image), { once: true });
    }
    document.dispatchEvent(new CustomEvent("article", { detail: entry }));
  }
  const place = alive.indexOf(entry);
  if (place >= 0) alive.splice(place, 1);
  alive.push(entry);
  return entry.article;
}

/* Takes away the articles that were shown longest ago. */
export function prune() {
  while (alive.length > longest) {
    const entry = alive.shift();
    entry.article.remove();
    forgetPacked(findAll("img", entry.article));
    entry.article = undefined;
  }
}

/* The viewer of an article, which starts when its case is first shown. */
export function viewerOf(article) {
  const element = article && find(".viewer", article);
  if (!element) return undefined;
  element.viewer ??= new PictureViewer(element, say);
  return element.viewer;
}

/* A case's picture without its article: the actual one, where there is one, and what is under it, where it
   is a patch; the address of each, or what is packed. */
export function picturesOf(entry) {
  const figures = sources[entry.place].textContent.split('<figure data-side="').slice(1);
  const picture = (figure) => ({
    address: figure?.match(/ src="([^"]*)"/)?.[1],
    packed: figure?.match(/ data-packed="([^"]*)"/)?.[1],
  });
  const shown = figures.find((text) => text.startsWith("actual")) ?? figures[0];
  return [shown, shown?.includes(" data-patch") ? figures[0] : undefined].map(picture);
}

/* The lines of a layout's difference, which a small page has packed until they are asked for. */
async function showLines(details) {
  const { lines } = details.dataset;
  delete details.dataset.lines;
  const names = { "+": "ins", "-": "del" };
  const children = (await unpacked(lines)).split("\n").flatMap((line) => {
    const name = names[line[0]];
    return [name ? make(name, {}, line) : line, "\n"];
  });
  const text = make("pre", { tabIndex: 0, role: "region" }, ...children);
  text.ariaLabel = "Differences of the layouts";
  find("summary", details).after(text);
}

/* What is folded, likewise: markup of the page's own. */
async function showMarkup(details) {
  const { markup } = details.dataset;
  delete details.dataset.markup;
  const template = document.createElement("template");
  template.innerHTML = await unpacked(markup);
  details.append(template.content);
}

document.addEventListener(
  "toggle",
  ({ target }) => {
    if (target.open && target.dataset?.lines) showLines(target);
    if (target.open && target.dataset?.markup) showMarkup(target);
  },
  true,
);

/* A picture that is in a file beside the page is not there if the page was sent alone. */
function reportMissing(image) {
  const note = document.createElement("p");
  note.className = "note lost";
  note.textContent = `The file ${decodeURIComponent(image.getAttribute("src")).slice(0, 300)} is not there. Reports made with --pictures embed hold their pictures.`;
  find(".facts", image.closest(".case")).prepend(note);
}
