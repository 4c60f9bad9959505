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

export function buildFrame({ page, rows }: FrameTemplate, slotsOfRows: readonly Slots[]): Node[] {
  let [filled, empty] = [0, 0];
  return page.flatMap((node) => build(node, {}));

  function build(node: FrameNode, slots: Record<string, string>, namespace?: string): Node[] {
    if (node === '{{rows}}')
      return slotsOfRows.flatMap((row, index) =>
        build(rows[row.form] ?? '', { ...row, index: String(index) }),
      );
    const fill = (text: string) =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => slots[name] ?? '');
    if (typeof node === 'string') {
      const text = fill(node);
      if (text) filled += Number(text !== node);
      else empty += 1;
      return [document.createTextNode(text)];
    }
    const [tag, attributes, ...children] = node;
    const within = tag === 'svg' ? 'http://www.w3.org/2000/svg' : namespace;
    const [filledBefore, emptyBefore] = [filled, empty];
    const content = children.flatMap((child) => build(child, slots, within));
    if (empty > emptyBefore && filled === filledBefore) return [];
    const element = within ? document.createElementNS(within, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      // The page's policy allows inline styles only through the style object.
      if (name === 'style' && element instanceof HTMLElement) element.style.cssText = fill(value);
      else element.setAttribute(name, fill(value));
    }
    element.append(...content);
    return [element];
  }
}
