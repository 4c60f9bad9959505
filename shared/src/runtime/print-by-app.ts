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

// A web view prints only the visible part of a frame, so an app gets the page as one document, with its styles for paper. The
// page gets the events of a print, because it shows hidden amounts only while it prints (decision 28).
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
  const charset = document.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  // Pictures may have addresses of the portal.
  const base = document.createElement('base');
  base.href = location.href;
  head?.prepend(charset, base);
  const styles = document.createElement('style');
  styles.textContent = [...document.styleSheets].map(textOf).join('\n');
  head?.append(styles);
  return { title, html: `<!doctype html>${page.outerHTML}` };
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
