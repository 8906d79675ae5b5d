/* Writing values into the config: only on request, and after showing what would change. */
import { notify } from "./clipboard.js";
import { find, make } from "./shared.js";
import { model } from "./model.js";
import { post } from "./server.js";
import { change, state } from "./state.js";

const dialog = find("#write");
const confirm = find(".confirm", dialog);
const problem = find(".problem", dialog);
const diff = find(".diff", dialog);
const hint = find(".hint", dialog);
let asked;

const kindOf = (line) => {
  if (line.startsWith("@@") || line.startsWith("+++ ")) return "place";
  if (line.startsWith("+")) return "added";
  if (line.startsWith("-")) return "removed";
  return "same";
};

const title = find("h2 span", dialog);

/* The lines of a unified diff; a file's name is in the dialog's title, and those of several files
   are over their changes. */
function show(text, files) {
  title.textContent = listed.format(files);
  const lines = text
    .replace(/\n$/, "")
    .split("\n")
    .filter((line) => !line.startsWith("--- ") && (files.length > 1 || !line.startsWith("+++ ")));
  diff.replaceChildren(
    ...lines.map((line) => make("span.line", { data: { kind: kindOf(line) } }, `${line}\n`)),
  );
}

const nameOf = (path) => path.slice(path.indexOf(".") + 1);
const listed = new Intl.ListFormat("en");

/* A variant's own values take precedence over the file's: other variants show what is written. */
function showVaried({ varied = [], variant }) {
  hint.hidden = varied.length === 0;
  const names = listed.format(varied.map(nameOf));
  const own = varied.length === 1 ? "a value of its own" : "values of its own";
  const name = variant ? `The variant “${variant}”` : "This preview’s variant";
  hint.textContent = hint.hidden
    ? ""
    : `${name} has ${own} for ${names}, and will not change. The file’s value is for previews without one.`;
}

async function ask() {
  confirm.disabled = true;
  problem.hidden = true;
  hint.hidden = true;
  try {
    const { file, preview, set } = asked;
    const answer = await post("write", { file, preview, set });
    const { diff, digest, files } = answer;
    asked.digest = digest;
    asked.files = files;
    show(diff, files);
    showVaried(answer);
    confirm.disabled = diff === "";
    confirm.focus();
  } catch (error) {
    showProblem(error);
  }
}

function showProblem(error) {
  problem.hidden = false;
  problem.textContent = error.message;
}

/* Puts back what was there before a writing. */
async function undo(file, id, files) {
  try {
    await post("unwrite", { file, change: id });
    notify(
      files.length > 1 ? `${listed.format(files)} are what they were` : "The file is what it was",
    );
  } catch (error) {
    notify(error.message);
  }
}

/* Shows what a preview's values would change in its file, and writes it if the reader agrees. */
export function askToWrite({ file, id }, set) {
  asked = { file, preview: id, set };
  title.textContent = model.filesByID.get(file)?.label ?? "the file";
  diff.replaceChildren();
  dialog.showModal();
  ask();
}

confirm.addEventListener("click", async () => {
  confirm.disabled = true;
  const { file, preview, set, digest, files } = asked;
  let answer;
  try {
    answer = await post("write", { file, preview, set, digest });
  } catch (error) {
    // The file is not as it was when its change was shown.
    if (error.status === 409) await ask();
    return showProblem(error);
  }
  dialog.close();
  change({ set: state.set.filter((text) => !set.includes(text)) });
  const names = files.length > 1 ? listed.format(files) : "the file";
  notify(`Written to ${names}`, "Undo", () => undo(file, answer.change, files));
});
find(".cancel", dialog).addEventListener("click", () => dialog.close());
