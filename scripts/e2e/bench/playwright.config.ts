import { defineConfig } from '@playwright/test';
import { makeCertificate } from '../../serve/testing/tls';
import { root } from '../../workspace/apps';
import { ensureBrowser } from '../ensure-browser.mjs';
import { stackEnvironment } from '../stack';
import { origin } from './servers';

// The servers and the browser use the same certificate, so this process makes it for the others.
process.env.BENCH_TLS ??= JSON.stringify(await makeCertificate());
const { fingerprint } = JSON.parse(process.env.BENCH_TLS) as { fingerprint: string };

export default defineConfig({
  testMatch: '*.bench.ts',
  outputDir: `${root}/.portal/test/bench`,
  workers: 1,
  repeatEach: 5,
  // A busy machine may keep a page from settling.
  retries: 1,
  timeout: 300_000,
  reporter: [['list'], ['./table.ts']],
  use: {
    viewport: { width: 360, height: 800 },
    timezoneId: 'Asia/Manila',
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Chromium does not cache responses with a certificate that it merely ignores.
        `--ignore-certificate-errors-spki-list=${fingerprint}`,
        // Makes V8 keep source positions when it compiles. While DevTools listens, each error records its position, for which V8
        // would compile the surrounding functions again. React creates five errors at the top level of its script, and this took
        // more than half of the script's evaluation. An investor's browser does not spend this time.
        '--js-flags=--no-enable-lazy-source-positions',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx scripts/e2e/bench/serve.ts',
    cwd: root,
    url: origin('platform'),
    ignoreHTTPSErrors: true,
    env: {
      ...stackEnvironment,
      // A picture whose link has changed would be loaded again.
      SANDBOX_LINK_SECONDS: '86400',
      // The monolith is built here, in host/dist.
      BUILD_OUTPUT: 'bench-monolith',
    },
    timeout: 900_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
