import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../../e2e/ensure-browser.mjs';
import { otherSite } from '../serve/addresses';

/**
 * What V8 keeps when it compiles. While DevTools listens, an error records where it was created, for which V8 compiles the
 * functions around it once more. React creates five errors when it loads, with the whole script around them: that was
 * more than half of the script's evaluation, which no investor's browser spends.
 */
const scriptPositions = '--js-flags=--no-enable-lazy-source-positions';

/** A new browser that trusts the benchmark's certificate and knows the platform's other name. */
export function launchBrowser(fingerprint: string): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      `--host-resolver-rules=MAP ${otherSite} 127.0.0.1`,
      scriptPositions,
    ],
  });
}
