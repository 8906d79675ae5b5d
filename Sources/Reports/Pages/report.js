/* What a page does when it is opened and clicked: copying, and the parts in step. */
import { viewerOf } from "./articles.js";
import {
  asked,
  current,
  entries,
  filter,
  filterSoon,
  name,
  setDrawer,
  show,
  showFirst,
  stepCase,
} from "./case-list.js";
import { accept, listed, toggle } from "./marks.js";
import { find, findAll, say } from "./page.js";
import "./kin.js";
import { showSentence } from "./sentences.js";

/* Puts text on the clipboard; where that is forbidden, selects it for the reader to copy. */
export async function copy(code) {
  const text = code.textContent;
  try {
    await navigator.clipboard.writeText(text);
    return say("Copied");
  } catch {
    const range = document.createRange();
    range.selectNodeContents(code);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    say(document.execCommand("copy") ? "Copied" : "Selected; press Control C to copy");
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  const link = event.target.closest("#list a");
  if (link) {
    event.preventDefault();
    const entry = entries.find((entry) => entry.link === link);
    show(entry);
    say(name(entry));
  } else if (button?.matches(".copy")) {
    copy(find("code", button.parentElement));
  } else if (button?.matches(".accept")) {
    toggle(current);
  } else if (button?.matches(".accept-like")) {
    accept(listed(current), true);
  } else if (button?.matches("[data-cluster]")) {
    viewerOf(button.closest(".case"))?.showCluster(Number(button.dataset.cluster));
  } else if (button?.matches(".sentence")) {
    showSentence(button);
  } else if (button?.matches("[data-case]")) {
    stepCase(Number(button.dataset.case));
  } else if (button?.matches(".drawer")) {
    setDrawer(button.ariaExpanded !== "true");
  } else if (button?.matches(".help")) {
    find("#help").showModal();
  }
});

document.addEventListener("cluster", (event) => {
  const buttons = findAll("[data-cluster]", event.target.closest(".case"));
  for (const button of buttons) button.removeAttribute("aria-current");
  const button = buttons[event.detail];
  if (!button) return;
  button.setAttribute("aria-current", "true");
  button.closest("details")?.setAttribute("open", "");
  if (innerWidth >= 960) button.scrollIntoView({ block: "nearest" });
  const text = button.innerText.replace(/\s+/g, " ");
  say(`Cluster ${event.detail + 1} of ${buttons.length}: ${text}`);
});

find(".find input").addEventListener("input", filterSoon);
find(".find input").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !event.isComposing) showFirst();
});
find(".verdicts").addEventListener("change", filter);
find(".kind")?.addEventListener("change", filter);
find(".facets")?.addEventListener("change", filter);
addEventListener("hashchange", () => {
  const entry = asked();
  if (entry && entry !== current) show(entry);
});
