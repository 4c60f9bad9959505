import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { JSDOM } from 'jsdom';
import type {
  FrameNode,
  FrameTemplate,
  Slots,
} from '@investor-portal/shared/first-frame/frame-template';
import { root } from '../workspace/apps';

/** The globals that `render-<name>.tsx` sets. */
interface Rendered {
  rowSlots: Slots[];
  /** The slots that may be empty. */
  optionalSlots: string[];
}

export interface Script {
  text: string;
  map: string;
}

/**
 * Builds the script that shows a screen before React has loaded (decision 106). Its template is what the remote's own
 * components render here.
 * @param name such as `campaigns`: the remote has `render-campaigns.tsx` and `show-campaigns.ts`.
 */
export async function buildFirstFrame(folder: string, name: string): Promise<Script> {
  const dir = path.join(root, folder, 'src/first-frame');
  const template = await render(path.join(dir, `render-${name}.tsx`));
  const show = path.join(dir, `show-${name}.ts`);
  return bundle(show, { frameTemplate: JSON.stringify(template) }, [withPageConfig]);
}

const withPageConfig: Plugin = {
  name: 'page-config',
  setup: ({ onResolve }) =>
    onResolve({ filter: /session\/runtime-config$/ }, () => ({
      path: path.join(root, 'shared/src/first-frame/page-config.ts'),
    })),
};

async function bundle(
  entry: string,
  define: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<Script> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    outdir: root,
    bundle: true,
    write: false,
    sourcemap: 'external',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    plugins,
  });
  const textOf = (end: string) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? '';
  return { text: textOf('.js'), map: textOf('.map') };
}

async function render(entry: string): Promise<FrameTemplate> {
  const { window } = new JSDOM('<!doctype html>', {
    url: 'https://portal.example',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  Object.assign(window, missingInJsdom);
  const { text } = await bundle(entry, { __CORE_KEY__: '""' });
  window.eval(text);
  const { rowSlots, optionalSlots } = window as unknown as Rendered;
  const page = window.document.body.firstElementChild;
  const [first, ...others] = window.document.body.querySelectorAll('[role="listitem"]');
  if (!page || !first) throw new Error(`${entry} rendered no rows.`);
  const styles = stylesOf(window.document);
  removeClasses(page, styles.styles);
  const rows = rowSlots.map(
    ({ form, ...slots }, index) =>
      [form, rowOf([first, ...others][index] ?? first, slots, optionalSlots)] as const,
  );
  for (const other of others) other.remove();
  first.replaceWith('{{rows}}');
  const template = { page: nodeOf(page), rows: Object.fromEntries(rows), ...styles };
  window.close();
  return template;
}

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const missingInJsdom = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  fetch: () => new Promise(() => {}),
  TextEncoder,
  Request,
  Response,
  Headers,
  // Makes styled-components write its rules as text.
  SC_DISABLE_SPEEDY: true,
};

/** Replaces the sample's texts by slots. @throws if the row lacks one of them, so that none is forgotten. */
function rowOf(
  row: Element,
  slots: Record<string, string>,
  optional: readonly string[],
): FrameNode {
  // The template does not know yet whether it is pressed.
  for (const button of row.querySelectorAll<HTMLElement>('[aria-pressed]'))
    button.style.visibility = 'hidden';
  for (const name of ['id', 'aria-labelledby', 'aria-describedby'])
    for (const element of row.querySelectorAll(`[${name}]`))
      element.setAttribute(name, `${element.getAttribute(name) ?? ''}{{index}}`);
  for (const name of optional) partOf(row, name, slots).setAttribute('data-part', name);
  // Longer texts first, because they may contain shorter ones.
  const texts = Object.entries(slots).toSorted(([, a], [, b]) => b.length - a.length);
  const missing = new Set(Object.keys(slots));
  const node = nodeOf(row, (text) => {
    let slotted = text;
    for (const [name, value] of texts) {
      if (slotted.includes(value)) missing.delete(name);
      slotted = slotted.replaceAll(value, `{{${name}}}`);
    }
    return slotted;
  });
  if (missing.size > 0) throw new Error(`The row has no ${[...missing].join(', ')}.`);
  return node;
}

/** Returns the largest element that contains the text of this slot and of no other. */
function partOf(row: Element, name: string, slots: Record<string, string>): Element {
  const others = Object.entries(slots).filter(([other]) => other !== name);
  const parts = [...row.querySelectorAll('*')].filter(
    ({ textContent: text }) =>
      text.includes(slots[name] ?? '') && !others.some(([, other]) => text.includes(other)),
  );
  if (!parts[0]) throw new Error(`The row has no ${name}.`);
  return parts[0];
}

/** Attributes that mean nothing, or something else, in a frame. */
const dropped = ['aria-posinset', 'aria-setsize', 'data-discover', 'xmlns', 'src'];

/** Leaves out the class names that no rule has. */
function removeClasses(page: Element, styles: string): void {
  for (const element of page.querySelectorAll('[class]')) {
    const names = element.getAttribute('class')?.split(' ') ?? [];
    const used = names.filter((name) => styles.includes(`.${name}`));
    element.setAttribute('class', used.join(' '));
  }
}

function nodeOf(node: Node, slotted = (text: string) => text): FrameNode {
  if (node.nodeType === node.TEXT_NODE) return slotted(node.textContent ?? '');
  const { localName, attributes, childNodes } = node as Element;
  const kept = [...attributes].filter(({ name }) => !dropped.includes(name));
  return [
    localName,
    Object.fromEntries(
      kept.map(({ name, value }) => [name, name === 'class' ? value : slotted(value)]),
    ),
    ...[...childNodes].map((child) => nodeOf(child, slotted)),
  ];
}

/** A shadow tree has no `:root` and no fonts, and its text inherits from its host instead of `body`. */
function stylesOf(document: Document): Pick<FrameTemplate, 'styles' | 'documentStyles'> {
  const text = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const ofDocument = /^(?:@font-face|(?:@[^{]+\{)?:root[{:])/;
  const rules = rulesOf(text).filter((rule) => isUsed(rule, document));
  return {
    documentStyles: rules.filter((rule) => ofDocument.test(rule)).join(''),
    styles: rules
      .filter((rule) => !ofDocument.test(rule))
      .join('')
      .replaceAll(/(^|[{}])body\{/g, '$1:host{')
      .replaceAll(/:root(\[[^\]]*\])/g, ':host($1)'),
  };
}

/** Splits a style sheet into its outermost rules. */
function rulesOf(text: string): string[] {
  const rules: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(text.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

/** Nothing is printed from a frame or waits to be hovered over, and rules for elements that it does not have would only be downloaded. */
function isUsed(rule: string, document: Document): boolean {
  if (/^(?:html|::|@media (?:print|\(hover))/.test(rule)) return false;
  const [, selector = ''] = /^(?:@media[^{]*\{)?([^@{]+)\{/.exec(rule) ?? [];
  const plain = selector.replaceAll(/::?[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '').trim();
  return (
    plain === '' ||
    plain.startsWith('@') ||
    document.querySelector(plain.replaceAll(/(^|,)(?=,|$)/g, '$1*')) !== null
  );
}
