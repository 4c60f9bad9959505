import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { withReleases } from '../release/testing/released-store';
import { runScript } from '../workspace/testing/run-script';

const version = '1.0.0-89abcdef01';

describe('pnpm trace', () => {
  const store = withReleases(version);
  const trace = (error: string) => runScript('scripts/trace/main.ts', [error, '--to', store.to]);

  it('reads the maps that a release has left in the private files', () => {
    const error = path.join(store.dir, 'error.json');
    const stack = `portfolio/${version}/assets/entry.${version}.js:1:1`;
    writeFileSync(error, JSON.stringify({ action: 'portal:error', value: { stack } }));
    expect(trace(error).stdout).toBe(`${stack}  (no source at this position)\n`);
  });

  it('reads the maps for the address of a shared file, and says which map is missing', () => {
    const stack = `portfolio/1.0.0-0000000000/assets/entry.js:1:1`;
    const address = 'at x (https://cdn.example/portal/portfolio/assets/same.js:1:1)';
    const { status, stdout, stderr } = trace(`${address}\n${stack}`);
    expect(stdout).toBe(
      `portfolio/assets/same.js:1:1  (no source at this position)\n${stack}  (no source map)\n`,
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining(`- ${stack.split(':')[0]}`)]);
  });

  it('says that a text is not a stack trace of the portal', () => {
    expect(trace('TypeError: x').stderr).toContain('names no position');
  });
});
