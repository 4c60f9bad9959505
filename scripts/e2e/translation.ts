import type { Page } from '@playwright/test';
import { portalFrame } from './portal-frame';
import { expect } from './portal';

/**
 * Translates every document of the page like Chrome and Safari, until the page is closed. Each text node, together with
 * adjacent text nodes, is replaced by elements with a new text, and so is every later text. The words stay so that tests can
 * find them: a translated text only has one more character, which Playwright ignores.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = new Set<Text>();
    Object.assign(window, { textsHeldByReact: held });
    const ours = new WeakSet<Node>();
    const isTranslated = (node: Node): node is Text =>
      node instanceof Text &&
      !ours.has(node) &&
      /\p{L}/u.test(node.data) &&
      node.parentElement?.translate === true &&
      node.parentElement.closest('head, script, style, textarea, svg') === null;

    function replace(text: Text) {
      if (!text.isConnected || !isTranslated(text)) return;
      let last = text;
      let { data } = text;
      while (last.nextSibling instanceof Text) {
        last = last.nextSibling;
        data += last.data;
      }
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      const translated = document.createTextNode(data.replace(/\p{L}[^]*/u, '$&\u200B'));
      ours.add(translated);
      inner.append(translated);
      while (last !== text) {
        const { previousSibling } = last;
        last.remove();
        last = previousSibling as Text;
      }
      text.replaceWith(outer);
    }

    function replaceIn(root: Node) {
      if (root instanceof Text) return replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    }

    new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations)
        (type === 'characterData' ? [target] : addedNodes).forEach(replaceIn);
    }).observe(document, { childList: true, characterData: true, subtree: true });

    // React keeps a reference to each text node that is not the only child of its element.
    const createTextNode = document.createTextNode.bind(document);
    document.createTextNode = (data) => {
      const node = createTextNode(data);
      held.add(node);
      return node;
    };
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.classList.add('translated-ltr');
      replaceIn(document.body);
    });
  });
}

/** Checks that a translation cannot break a text of the portal's screen, and that no amount, date or code was translated. */
export async function expectTranslatable(page: Page, screen: string): Promise<void> {
  const faults = await portalFrame(page).evaluate(() => {
    const { textsHeldByReact } = window as unknown as { textsHeldByReact: Set<Text> };
    const isReacts = (node: Node | null) =>
      node !== null && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    const held = [...textsHeldByReact].filter((text) => isReacts(text));
    textsHeldByReact.clear();
    const untranslatable =
      /\b[A-Z]{3} \d[\d,]*\.\d{2}\b|\b\d{4}-\d{2}-\d{2}\b|\b[A-Z]{2,4}-\d{4}-\d+\b/;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const translated: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!untranslatable.test(textContent ?? '') || !parentElement?.translate) continue;
      // React does not render the texts of issuers and scripts.
      if (isReacts(parentElement.closest(':not(font)'))) translated.push(textContent ?? '');
    }
    return { held: held.map(({ data }) => data), translated };
  });
  expect(faults, screen).toEqual({ held: [], translated: [] });
}
