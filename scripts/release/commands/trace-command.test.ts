import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printed, withReleases } from '../testing/released-store';
import { releases } from '../testing/run-command';

const version = '1.0.0-89abcdef01';

describe('pnpm releases trace', () => {
  const store = withReleases(version);
  const trace = (error: string) => releases(['trace', error], { to: store.to });

  it('reads the maps that a release has left in the private files', async () => {
    const error = path.join(store.dir, 'error.json');
    const stack = `portfolio/${version}/assets/entry.${version}.js:1:1`;
    writeFileSync(error, JSON.stringify({ action: 'portal:error', value: { stack } }));
    await trace(error);
    expect(printed()).toBe(`${stack}  (no source at this position)`);
  });

  it('reads the maps for the address of a shared file, and says which map is missing', async () => {
    const stack = `portfolio/1.0.0-0000000000/assets/entry.js:1:1`;
    const address = 'at x (https://cdn.example/portal/portfolio/assets/same.js:1:1)';
    await expect(trace(`${address}\n${stack}`)).rejects.toThrow(`- ${stack.split(':')[0]}`);
    expect(printed()).toBe(
      `portfolio/assets/same.js:1:1  (no source at this position)\n${stack}  (no source map)`,
    );
  });
});
