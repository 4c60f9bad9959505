import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReleasedStore } from '../testing/released-store.ts';
import { releases } from '../testing/run-command.ts';

const version = '1.0.0-89abcdef01';

describe('pnpm releases trace', () => {
  let store: ReleasedStore;
  let said: string[];
  beforeEach(async () => {
    said = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    store = new ReleasedStore();
    await store.release(version);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    store.remove();
  });

  it('reads the maps that a release has left in the private files', async () => {
    const error = path.join(store.dir, 'error.json');
    const stack = `portfolio/${version}/assets/entry.${version}.js:1:1`;
    writeFileSync(error, JSON.stringify({ action: 'portal:error', value: { stack } }));
    await releases(['trace', error], { to: store.to });
    expect(said).toEqual([`${stack}  (no source at this position)`]);
  });

  it('reads them for an address of the files that releases have in common', async () => {
    await releases(['trace', 'at x (https://cdn.example/portal/portfolio/assets/same.js:1:1)'], {
      to: store.to,
    });
    expect(said).toEqual(['portfolio/assets/same.js:1:1  (no source at this position)']);
  });

  it('says which map is missing, and where it would be', async () => {
    const stack = `portfolio/1.0.0-0000000000/assets/entry.js:1:1`;
    await expect(releases(['trace', stack], { to: store.to })).rejects.toThrow(
      '- portfolio/1.0.0-0000000000/assets/entry.js',
    );
    expect(said).toEqual([`${stack}  (no source map)`]);
  });

  it('says that a text is no stack of the portal', async () => {
    await expect(releases(['trace', 'TypeError: x'], { to: store.to })).rejects.toThrow(
      'names no position',
    );
  });
});
