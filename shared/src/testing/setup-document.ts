import { SWRConfig } from 'swr';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Tests use a real server, which on a busy machine takes longer than Testing Library's default of one second.
configure({ asyncUtilTimeout: 15_000 });

// A browser that translates the page breaks the texts that React keeps as nodes (decision 29).
const keptTexts = watchReactTexts(document);
afterEach(() => {
  const texts = [...new Set(keptTexts())].map((text) => JSON.stringify(text));
  if (texts.length > 0)
    throw new Error(`These texts need an element of their own: ${texts.join(', ')}`);
});

// jsdom has no modal dialogs yet. This implements what the tests need: open, close and their events.
if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom's document has the focus only while one of its elements has it. In a browser, it also has the focus without one.
document.hasFocus = () => true;

// jsdom has no layout. Elements must have a height, because only elements of a hidden frame have no height.
Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 1 });

// A list is not at its bottom until a test scrolls, or it would load page after page of the campaigns that all tests create.
Object.defineProperty(Element.prototype, 'scrollHeight', {
  configurable: true,
  get(this: Element) {
    return this.hasAttribute('data-fills-frame') ? 3 : 1;
  },
});

// jsdom has no layout, so sizes never change, and nothing moves into or out of view.
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver ??= SilentObserver;
Object.assign(window, { IntersectionObserver: SilentObserver });

// For each element whose style is requested, jsdom searches the document for rules with :has(), which takes a third of the
// time of tests with many elements. No unit test depends on such a rule. styled-components drops rules that insertRule
// refuses, as in a browser that does not know the selector.
Object.assign(window, { SC_DISABLE_SPEEDY: false });
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function withoutHas(rule, index) {
  if (rule.includes(':has(')) throw new DOMException('jsdom is slow at it.', 'SyntaxError');
  return insertRule.call(this, rule, index);
};

// A request may end after jsdom has gone. SWR asks then whether the page is visible, which would end the whole worker.
SWRConfig.defaultValue.isVisible = () =>
  typeof document !== 'undefined' && document.visibilityState !== 'hidden';

/**
 * Watches which texts React keeps as separate nodes: texts beside other children of their element, and texts that a component
 * returns without an element (decision 29). A string that is the only child is not kept, because React replaces the whole
 * content of its element. Returns a function that returns the texts since its last call.
 */
function watchReactTexts(page: Document): () => string[] {
  const createTextNode = page.createTextNode.bind(page);
  let created: Text[] = [];
  page.createTextNode = (data) => {
    const node = createTextNode(data);
    created.push(node);
    return node;
  };
  return () => {
    const kept = created.filter(isKeptByReact).map(({ data }) => data);
    created = [];
    return kept;
  };
}

/** React marks the nodes that it keeps with a property. */
function isKeptByReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}
