/** Markup as data, so that a page with Trusted Types needs no HTML parser. Texts have slots such as `{{issuer}}`. */
export type FrameNode =
  string | readonly [tag: string, attributes: Record<string, string>, ...children: FrameNode[]];

/** A screen as its own components render it. The build makes it (scripts/build/first-frame.ts). */
export interface FrameTemplate {
  /** The text `{{rows}}` stands for the rows. */
  page: readonly FrameNode[];
  /** The row of each form, such as `open`. */
  rows: Readonly<Record<string, FrameNode>>;
  /** The rules of the components, and the global rules that a shadow tree does not inherit. */
  styles: string;
  /** The rules that only a document can have: tokens and fonts. */
  documentStyles: string;
}

/** The texts of a row, and its form. An element whose slots are all empty is left out. */
export type Slots = Readonly<Record<string, string>> & { form: string };

const slotPattern = /\{\{(\w+)\}\}/g;

export function buildFrame({ page, rows }: FrameTemplate, slotsOfRows: readonly Slots[]): Node[] {
  return page.flatMap((node) => build(node, {}));

  function build(node: FrameNode, slots: Record<string, string>, namespace?: string): Node[] {
    if (node === '{{rows}}')
      return slotsOfRows.flatMap((row, index) =>
        build(rows[row.form] ?? '', { ...row, index: String(index) }),
      );
    const fill = (text: string) =>
      text.replaceAll(slotPattern, (_, name: string) => slots[name] ?? '');
    if (typeof node === 'string') return [document.createTextNode(fill(node))];
    const [tag, attributes, ...children] = node;
    const names = [...JSON.stringify(children).matchAll(slotPattern)].map(([, name = '']) => name);
    if (names.length > 0 && names.every((name) => slots[name] === '')) return [];
    const within = tag === 'svg' ? 'http://www.w3.org/2000/svg' : namespace;
    const element = within ? document.createElementNS(within, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      // The page's policy allows inline styles only through the style object.
      if (name === 'style' && element instanceof HTMLElement) element.style.cssText = fill(value);
      else element.setAttribute(name, fill(value));
    }
    element.append(...children.flatMap((child) => build(child, slots, within)));
    return [element];
  }
}
