/* Comments on a served page: those of a case in a list, with a form for more, and pins on pictures. */
import { button, make } from "./elements.js";
import { find, findAll, say } from "./page.js";
import { ask, state } from "./serving.js";
import { storage } from "./theme.js";

const authorKey = "maquette-author";

const commentsOn = (subject) => (state?.comments ?? []).filter((one) => one.case === subject);

/* What a comment is about within its picture. */
export function targetWords({ part, place }) {
  const words = part ? [part] : [];
  if (place) {
    const [x, y, width, height] = place;
    words.push(`${width || height ? `${width} × ${height} px ` : ""}at (${x}, ${y}) px`);
  }
  return words.join(", ");
}

/* Whom a picked place goes to. */
let picking;

function stopPicking() {
  picking = undefined;
  document.documentElement.classList.remove("picking");
}

/*
 * The comments on a subject in a section, which stays the same while they change. pictures is what pins
 * are put on; partAt names what is at a place of a picture: {part, place}, in pixels.
 */
export class CommentSection {
  constructor(subject, pictures, partAt) {
    this.subject = subject;
    this.pictures = pictures;
    this.partAt = partAt;
    this.title = make("h3");
    this.list = make("ol");
    this.section = make("section.comments", {}, this.title, this.list, this.makeForm());
    this.refresh();
  }

  makeForm() {
    this.text = make("textarea", {
      ariaLabel: `Comment on ${this.subject}`,
      placeholder: "Write a comment",
      maxLength: 10000,
    });
    this.author = make("input", { ariaLabel: "Your name", maxLength: 100 });
    this.author.addEventListener("change", () => storage.set(authorKey, this.author.value));
    this.chosen = make("span.chosen-target");
    const pick = () => {
      picking = picking === this ? undefined : this;
      document.documentElement.classList.toggle("picking", picking === this);
      say(picking ? "Click a place of a picture; Escape ends it" : "No place");
    };
    const form = make(
      "form",
      {},
      this.text,
      make("button", { type: "submit" }, "Comment"),
      button("button", {}, pick, "Point at a place"),
      this.author,
      this.chosen,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    // Keys of the page are letters of a text here.
    form.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.send();
      if (event.key === "Escape") event.target.blur();
      else event.stopPropagation();
    });
    return form;
  }

  async send() {
    const text = this.text.value.trim();
    if (!text || this.isSending) return;
    this.isSending = true;
    const isDone = await ask("comment", {
      case: this.subject,
      text,
      author: this.author.value.trim(),
      ...this.target,
    });
    this.isSending = false;
    if (!isDone) return;
    this.text.value = "";
    this.choose(undefined);
    say("Comment added");
  }

  choose(target) {
    this.target = target;
    this.chosen.textContent = target ? `on ${targetWords(target)}` : "";
  }

  /* Brings the list and the pins in step with what the server has. */
  refresh() {
    const comments = commentsOn(this.subject);
    this.title.replaceChildren(
      comments.length > 0 ? "Comments " : "Comment",
      ...(comments.length > 0 ? [make("span", {}, String(comments.length))] : []),
    );
    if (!this.author.value) this.author.value = storage.get(authorKey) ?? state?.author ?? "";
    const shown = JSON.stringify(comments);
    if (shown !== this.shown) this.list.replaceChildren(...comments.map((one) => this.item(one)));
    this.shown = shown;
    this.placePins(comments);
  }

  item(comment) {
    const { id, author, date, text, resolved } = comment;
    const resolve = () => ask("resolve", { id, resolved: !resolved });
    const remove = ({ currentTarget: pressed }) => {
      // Nothing brings it back: asked for twice.
      if (pressed.textContent === "Delete") pressed.textContent = "Delete for good";
      else ask("remove", { id });
    };
    return make(
      resolved ? "li.resolved" : "li",
      {},
      make(
        "p.by",
        {},
        make("b", {}, author),
        ` ${date.slice(0, 10)} `,
        make("span.target", {}, targetWords(comment)),
        resolved ? make("span.mark", {}, "Resolved") : null,
      ),
      make("p.text", {}, text),
      make(
        "p.actions",
        {},
        button("button", {}, resolve, resolved ? "Reopen" : "Resolve"),
        button("button", {}, remove, "Delete"),
      ),
    );
  }

  placePins(comments) {
    for (const picture of this.pictures()) {
      const image = find("img", picture);
      const pins = comments.flatMap((comment, index) => {
        if (!comment.place) return [];
        const [x, y, width, height] = comment.place;
        const number = make("span", {}, String(index + 1));
        const pin = make(comment.resolved ? "div.pin.resolved" : "div.pin", {}, number);
        const across = (length) => `${(100 * length) / (image.naturalWidth || 1)}%`;
        const down = (length) => `${(100 * length) / (image.naturalHeight || 1)}%`;
        const place = () =>
          Object.assign(pin.style, {
            left: across(x),
            top: down(y),
            width: across(width),
            height: down(height),
          });
        if (image.complete && image.naturalWidth) place();
        else image.addEventListener("load", place, { once: true });
        return [pin];
      });
      for (const pin of findAll(".pin", picture)) pin.remove();
      picture.append(...pins);
    }
  }
}

document.addEventListener(
  "click",
  (event) => {
    if (!picking || event.target.closest(".comments")) return;
    // Not by the click's target, which is the element that follows the pointer since it was pressed.
    const hit = picking.pictures().flatMap((picture) => {
      const image = find("img", picture);
      const box = image.getBoundingClientRect();
      const x = Math.floor(((event.clientX - box.left) / box.width) * image.naturalWidth);
      const y = Math.floor(((event.clientY - box.top) / box.height) * image.naturalHeight);
      const isInside = x >= 0 && y >= 0 && x < image.naturalWidth && y < image.naturalHeight;
      return isInside && picture.checkVisibility() ? [{ picture, x, y }] : [];
    })[0];
    if (!hit) return;
    event.preventDefault();
    event.stopPropagation();
    picking.choose(picking.partAt(hit.picture, hit.x, hit.y));
    picking.text.focus();
    stopPicking();
  },
  true,
);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && picking) stopPicking();
});
