import type { App } from '@investor-portal/shared/session/session-host';
import { showToast } from '@investor-portal/shared/session/toast';
import type { PrintableDocument } from '@investor-portal/embed/messages';

export async function printByApp(app: App): Promise<void> {
  try {
    await app.ask({ action: 'portal:print', value: printableDocument() });
  } catch {
    const message = 'The app did not confirm that it prints. You can take a screenshot instead.';
    showToast({ kind: 'failure', message });
  }
}

/**
 * The page as it prints, in one document that an app can load elsewhere: a web view prints only the visible part of a frame.
 * The styles for paper apply to every medium, because a printer of HTML may not know of `@media print`. The page gets the
 * events of a print by the browser, because it shows hidden amounts only while it prints (decision 28).
 */
export function printableDocument(): PrintableDocument {
  window.dispatchEvent(new Event('beforeprint'));
  try {
    return copyOfPage();
  } finally {
    window.dispatchEvent(new Event('afterprint'));
  }
}

function copyOfPage(): PrintableDocument {
  const { title, documentElement } = document;
  const page = documentElement.cloneNode(true) as HTMLElement;
  for (const element of page.querySelectorAll(
    'script, noscript, template, style, link, meta, iframe',
  ))
    element.remove();
  const head = page.querySelector('head');
  head?.prepend(
    withAttributes('meta', { charset: 'utf-8' }),
    // Pictures may have addresses of the portal.
    withAttributes('base', { href: location.href }),
  );
  const styles = document.createElement('style');
  styles.textContent = [...document.styleSheets].map(textOf).join('\n');
  head?.append(styles);
  return { title, html: `<!doctype html>${page.outerHTML}` };
}

function withAttributes(name: string, attributes: Record<string, string>): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function textOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map(ruleForPaper).join('\n');
  } catch {
    // The sheet of another origin, such as one of a browser's extension.
    return '';
  }
}

function ruleForPaper(rule: CSSRule): string {
  if (!(rule instanceof CSSMediaRule)) return rule.cssText;
  const { mediaText } = rule.media;
  if (mediaText.startsWith('screen')) return '';
  return mediaText.startsWith('print') ? rule.cssText.replace('print', 'all') : rule.cssText;
}
