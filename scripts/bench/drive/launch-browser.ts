import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../../e2e/ensure-browser.mjs';

/**
 * What V8 keeps when it compiles. While DevTools listens, an error records where it was created, for which V8 compiles the
 * functions around it once more. React creates five errors when it loads, with the whole script around them: that was
 * more than half of the script's evaluation, which no investor's browser spends.
 */
const scriptPositions = '--js-flags=--no-enable-lazy-source-positions';

/** Starts a browser that trusts the benchmark's certificate. */
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
