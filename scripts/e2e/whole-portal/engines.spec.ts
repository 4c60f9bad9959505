import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../workspace/apps';
import { describeWith } from '../../workspace/describe-with';
import { expect, test } from '../portal';
import { anyWidth } from '../tags';
import { journeys, matching } from '../engines/journeys';

const quick = [journeys.invest, journeys['sign-out']];

// `npm run test:engines` runs every journey, and installs missing engines.
describeWith(test.describe, 'firefox', 'an investor in Firefox', (found) => {
  test(`invests, and signs out ${anyWidth}`, async ({}, { outputDir }) => {
    test.setTimeout(300_000);
    const run = promisify(execFile)(
      'npx',
      ['playwright', 'test', '--config', 'scripts/e2e/playwright.config.ts', '--workers=1']
        .concat('--project=firefox', `--output=${path.join(outputDir, 'firefox')}`)
        .concat('--grep', matching(quick).source),
      {
        cwd: root,
        // Use the stack that is running. With CI set, Playwright would start another stack.
        env: {
          ...process.env,
          FIREFOX: found,
          CI: undefined,
          PLAYWRIGHT_JSON_OUTPUT_NAME: undefined,
        },
      },
    );
    // The output contains the failures.
    const { stdout } = await run.catch((error: { stdout: string }) => error);
    expect(stdout).toContain(`${quick.length} passed`);
  });
});
