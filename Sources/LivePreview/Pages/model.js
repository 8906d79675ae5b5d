/* What the server said last: files, previews, pictures and what went wrong. */
import { EventStream, post } from "./server.js";
import { emit, inFrame, on } from "./signals.js";

export const model = {
  isKnown: false,
  isConnected: false,
  files: [],
  /* The folders that all files are in. */
  folder: "",
  previews: [],
  /* The last good picture of a look, by its key. */
  pictures: new Map(),
  /* What went wrong with a look since, by its key. */
  failures: new Map(),
  /* What was noticed about a look that was drawn, by its key. */
  notices: new Map(),
  /* Why a folder's files are not known, or null. */
  listing: null,
  /* What the server is doing before there are new pictures, in words, or null. */
  activity: null,
  previewsByID: new Map(),
  filesByID: new Map(),
};

/* A look at a preview as the config is, and one with the reader's values. */
export const plainKey = (id) => `g:${id}`;
export const screenKey = (id) => `s:${id}`;

/* What a reader sees of a preview before its look is drawn: it is mostly the same. */
export const pictureOf = (id) =>
  model.pictures.get(screenKey(id)) ?? model.pictures.get(plainKey(id));

/* Why a look is not as the config is now; empty where it is. */
export function trouble(preview, key) {
  const file = model.filesByID.get(preview.file);
  if (file?.state === "broken") return file.diagnostics;
  return model.failures.get(key) ?? [];
}

export const errorCount = (diagnostics) =>
  diagnostics.filter(({ severity }) => severity === "error").length;

/* The name of a file without its folders and its kind. */
export const stemOf = (label) => label.slice(label.lastIndexOf("/") + 1).replace(/\.[a-z]+$/i, "");

/* The folders that all files have in common, with a slash at the end. */
function commonFolder(labels) {
  const [first, ...rest] = labels.map((label) => label.split("/").slice(0, -1));
  if (!first) return "";
  const other = first.findIndex((part, index) => rest.some((parts) => parts[index] !== part));
  const common = other < 0 ? first : first.slice(0, other);
  return common.map((part) => `${part}/`).join("");
}

/* What a file is called among the others: without the folders of all. */
export const shortLabel = ({ label }) => label.slice(model.folder.length);

const byID = (list) => new Map(list.map((value) => [value.id, value]));

/* A file that is no longer broken: what failed because of it is not known to fail any more. */
function forgetFailures(files) {
  for (const { id, state } of files) {
    if (state === "broken" || model.filesByID.get(id)?.state !== "broken") continue;
    for (const preview of model.previews) {
      if (preview.file !== id) continue;
      model.failures.delete(plainKey(preview.id));
      model.failures.delete(screenKey(preview.id));
    }
  }
}

const listeners = {
  screens({ files, previews, listing = null, activity = null }) {
    forgetFailures(files);
    Object.assign(model, { isKnown: true, files, previews, listing, activity });
    model.folder = commonFolder(files.map(({ label }) => label));
    model.filesByID = byID(files);
    model.previewsByID = byID(previews);
    emit("screens");
  },
  picture(picture) {
    model.pictures.set(picture.key, picture);
    model.failures.delete(picture.key);
    emit("picture", picture.key, picture);
  },
  notices({ key, diagnostics }) {
    model.notices.set(key, diagnostics);
    emit("notices", key, diagnostics);
  },
  edited({ file }) {
    emit("edited", file);
  },
  failure({ key, diagnostics }) {
    model.failures.set(key, diagnostics);
    emit("failure", key, diagnostics);
  },
};

/* What the parts of the page want to see, in order of urgency. */
const wanted = { screen: [], gallery: [] };

/* A body may have 64 KiB. */
const mostBytes = 60_000;
const mostLooks = 150;
const encoder = new TextEncoder();

function looks() {
  const list = [];
  let bytes = 100;
  for (const entry of [...wanted.screen, ...wanted.gallery]) {
    if (list.some(({ key }) => key === entry.key)) continue;
    bytes += encoder.encode(JSON.stringify(entry)).length + 1;
    if (bytes > mostBytes || list.length === mostLooks) break;
    list.push(entry);
  }
  return list;
}

let stream;
let posted = "";
let isPosting = false;

/* One request at a time, so that they arrive in order; the newest wish wins. */
async function postLooks() {
  if (!model.isConnected || !model.isKnown || isPosting) return;
  const body = { tab: stream.tab, looks: looks() };
  const text = JSON.stringify(body);
  // A page that has asked for nothing has nothing to take back.
  if (text === posted || (!posted && !body.looks.length)) return;
  isPosting = true;
  posted = text;
  try {
    await post("looks", body);
  } catch {
    // A stream that broke off asks again when it is open.
    if (posted === text) posted = "";
    setTimeout(postSoon, 500);
  }
  isPosting = false;
  postSoon();
}
const postSoon = inFrame(postLooks);

/* Asks for looks, each with the key that its pictures bear. */
export function want(list, entries) {
  wanted[list] = entries;
  postSoon();
}

on("screens", postSoon);

/* first: how many of all previews are seen until the page asks for others. */
export function connect(first) {
  const showState = (isConnected) => {
    if (isConnected) posted = "";
    if (isConnected === model.isConnected) return;
    model.isConnected = isConnected;
    emit("connection", isConnected);
    postSoon();
  };
  stream = new EventStream(listeners, showState, first);
}
