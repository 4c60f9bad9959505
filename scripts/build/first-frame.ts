import path from 'node:path';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import type {
  FrameNode,
  FrameTemplate,
  Slots,
} from '@investor-portal/shared/first-frame/frame-template';
import { root } from '../workspace/apps';

export interface Script {
  text: string;
  map: string;
}

/**
 * Builds the script that shows a screen before React has loaded (decision 106). The remote's `first-frame/render.tsx` and
 * `show.ts` read the name as `frameName`. `render.tsx` runs here and renders the template that `show.ts` contains.
 */
export async function buildFirstFrame(folder: string, name: string): Promise<Script> {
  const dir = path.join(root, folder, 'src/first-frame');
  const frameName = JSON.stringify(name);
  const { text } = await bundle(path.join(dir, 'render.tsx'), { frameName });
  const frameTemplate = JSON.stringify(templateOf(text));
  // A first frame must not wait for valibot.
  const config = path.join(root, 'shared/src/first-frame/page-config.ts');
  const alias = { '@investor-portal/shared/session/runtime-config': config };
  return bundle(path.join(dir, 'show.ts'), { frameName, frameTemplate }, alias);
}

async function bundle(
  entry: string,
  define: Record<string, string>,
  alias: Record<string, string> = {},
): Promise<Script> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    outdir: root,
    bundle: true,
    write: false,
    sourcemap: 'external',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    alias,
  });
  const textOf = (end: string) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? '';
  return { text: textOf('.js'), map: textOf('.map') };
}

/** Stands for the observers of a layout, because jsdom has none. */
class SilentObserver {
  observe() {}
  disconnect() {}
}

/** Runs a script that renders a list with a row of each form, and sets the global `slotsOfRows`. */
function templateOf(script: string): FrameTemplate {
  const url = 'https://portal.example';
  const { window } = new JSDOM('<!doctype html>', { url, runScripts: 'outside-only' });
  // jsdom lacks these three. With SC_DISABLE_SPEEDY, styled-components writes its rules as text.
  Object.assign(window, {
    TextEncoder,
    IntersectionObserver: SilentObserver,
    ResizeObserver: SilentObserver,
    SC_DISABLE_SPEEDY: true,
  });
  window.eval(script);
  const { slotsOfRows } = window as unknown as { slotsOfRows: Slots[] };
  const { body } = window.document;
  const rows = [...body.querySelectorAll('[role="listitem"]')];
  const forms = slotsOfRows.map(({ form, ...slots }, index) => [form, formOf(rows[index], slots)]);
  rows[0]?.before('{{rows}}');
  for (const row of rows) row.remove();
  const page = [...body.childNodes].map(nodeOf);
  const styles = stylesOf(window.document);
  window.close();
  return { page, rows: Object.fromEntries(forms) as FrameTemplate['rows'], ...styles };
}

/** Replaces the sample's texts by slots. @throws if the row lacks one of them, so that none is forgotten. */
function formOf(row: Element | undefined, slots: Record<string, string>): FrameNode {
  let json = JSON.stringify(row ? nodeOf(row) : null);
  // Longer texts first, because they may contain shorter ones.
  for (const [name, text] of Object.entries(slots).toSorted(
    ([, a], [, b]) => b.length - a.length,
  )) {
    if (!json.includes(text)) throw new Error(`The row has no ${name}.`);
    json = json.replaceAll(text, `{{${name}}}`);
  }
  // React's ids must be unique in the page, so each id gets its row's index.
  return JSON.parse(json.replaceAll(/_r_\w+_/g, '$&{{index}}')) as FrameNode;
}

/** Attributes with values of the sample. */
const dropped = ['aria-posinset', 'aria-setsize', 'src'];

function nodeOf(node: Node): FrameNode {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  const { localName, attributes, childNodes } = node as Element;
  const kept = [...attributes].filter(({ name }) => !dropped.includes(name));
  return [
    localName,
    Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    ...[...childNodes].map(nodeOf),
  ];
}

/** A shadow tree has no `:root` and no fonts, and its text inherits from its host instead of `body`. */
function stylesOf(document: Document): Pick<FrameTemplate, 'styles' | 'documentStyles'> {
  const text = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const rules = text.match(/[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g) ?? [];
  const isOfDocument = (rule: string) => /^\s*(?:@font-face|(?:@[^{]+\{)?:root[{:])/.test(rule);
  const ofFrame = rules.filter((rule) => !isOfDocument(rule)).join('');
  return {
    documentStyles: rules.filter(isOfDocument).join(''),
    styles: ofFrame
      .replaceAll(/(^|[{}])body\{/g, '$1:host{')
      .replaceAll(/:root(\[[^\]]*\])/g, ':host($1)'),
  };
}
