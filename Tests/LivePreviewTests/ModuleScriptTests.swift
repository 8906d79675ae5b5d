import LivePreview
import TestSupport
import Testing

struct ModuleScriptTests {
  @Test func `a module comes after those that it imports, in a scope of its own`() {
    let script = ModuleScript(
      start: "a.js",
      files: [
        "a.js": """
        /* Begins. */
        import "./b.js";
        import {
          c,
          two as other,
        } from "./c.js";
        import { find } from "./outer.js";
        find(c, other);

        """,
        "b.js": """
        import { c } from "./c.js";
        export { c };
        const hidden = 1;
        export const b = hidden;

        """,
        "c.js": """
        export async function c() {
          return two;
        }
        export class two {}
        """,
        "unused.js": "export const unused = 1;",
      ], outer: "function find() {}")
    expect(
      script.text,
      equals: """
        const modules = {};
        function find() {}
        modules["c.js"] = (() => {
        async function c() {
          return two;
        }
        class two {}
        return { c, two };
        })();
        modules["b.js"] = (() => {
        const { c } = modules["c.js"];
        const hidden = 1;
        const b = hidden;

        return {  c , b };
        })();
        modules["a.js"] = (() => {
        const {  c,  two: other,} = modules["c.js"];
        /* Begins. */
        find(c, other);

        return {  };
        })();

        """)
  }
}
