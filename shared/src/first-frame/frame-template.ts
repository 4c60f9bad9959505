/** Markup as data, so that a page with Trusted Types needs no HTML parser. Texts have slots such as `{{issuer}}`. */
export type FrameNode =
  string | readonly [tag: string, attributes: Record<string, string>, ...children: FrameNode[]];

/** A screen as its own components render it. The build makes it (scripts/build/first-frame.ts). */
export interface FrameTemplate {
  /** The text `{{rows}}` stands for the rows. */
  page: FrameNode;
  /** The row of each form, such as `open`. */
  rows: Readonly<Record<string, FrameNode>>;
  /** The rules of the components, and the global rules that a shadow tree does not inherit. */
  styles: string;
  /** The rules that only a document can have: tokens and fonts. */
  documentStyles: string;
}

/** The texts of a row, and its form. An element is left out if its `data-part` names an empty slot. */
export type Slots = Readonly<Record<string, string>> & { form: string };

const svg = 'http://www.w3.org/2000/svg';

export function buildFrame({ page, rows }: FrameTemplate, slotsOfRows: readonly Slots[]): Node[] {
  return build(page, {});

  function build(
    node: FrameNode,
    slots: Readonly<Record<string, string>>,
    namespace?: string,
  ): Node[] {
    if (node === '{{rows}}')
      return slotsOfRows.flatMap((row, index) =>
        build(rows[row.form] ?? '', { ...row, index: String(index) }),
      );
    if (typeof node === 'string') return [document.createTextNode(fill(node, slots))];
    const [tag, { 'data-part': part, ...attributes }, ...children] = node;
    if (part && !slots[part]) return [];
    const within = tag === 'svg' ? svg : namespace;
    const element = within ? document.createElementNS(within, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      // The page's policy allows inline styles only through the style object.
      if (name === 'style' && element instanceof HTMLElement)
        element.style.cssText = fill(value, slots);
      else element.setAttribute(name, fill(value, slots));
    }
    element.append(...children.flatMap((child) => build(child, slots, within)));
    return [element];
  }
}

function fill(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => slots[name] ?? '');
}
