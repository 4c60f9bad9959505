import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../../e2e/ensure-browser.mjs';

// Makes V8 keep source positions when it compiles. While DevTools listens, each error records its position, for which V8 would
// compile the surrounding functions again. React creates five errors at the top level of its script, and this took more than
// half of the script's evaluation. An investor's browser does not spend this time.
const scriptPositions = '--js-flags=--no-enable-lazy-source-positions';

export function launchBrowser(fingerprint: string): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      scriptPositions,
    ],
  });
}
