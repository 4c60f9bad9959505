import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../../e2e/ensure-browser.mjs';
import { otherSite } from '../serve/addresses.ts';

/**
 * What V8 keeps while it compiles. While DevTools listens, every error that a script creates records where it was, React's
 * own five among them, and V8 would compile the whole script once more for that: more than half of the time until a
 * slow phone's first rendering, which no investor's browser spends.
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
