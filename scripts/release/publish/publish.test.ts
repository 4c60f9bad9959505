import '../../portal-releases/configuration.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { directoryStore } from '../store/directory-store.ts';
import { builderHere, type Publication, publish } from './publish.ts';

const noAssets = { js: { sync: [], async: [] } };
const manifest = {
  name: 'portfolio',
  metaData: { remoteEntry: { name: 'assets/entry.js', path: '' } },
  shared: [],
  exposes: [{ path: './routes', assets: noAssets }],
};

describe('publish', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'publish-'));
    for (const each of ['dist/assets', 'maps/assets'])
      mkdirSync(path.join(dir, each), { recursive: true });
    writeFileSync(path.join(dir, 'dist/mf-manifest.json'), JSON.stringify(manifest));
    const start = { entry: 'assets/entry.js', scripts: [], screens: {} };
    writeFileSync(path.join(dir, 'dist/start.json'), JSON.stringify(start));
    writeEntry('run()');
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  function writeEntry(text: string) {
    writeFileSync(path.join(dir, 'dist/assets/entry.js'), text);
    const map = JSON.stringify({ version: 3, sources: [] });
    writeFileSync(path.join(dir, 'maps/assets/entry.js.map'), map);
  }

  const store = () => directoryStore(path.join(dir, 'store'));
  const publication = (sha: string): Publication => ({
    name: 'portfolio',
    build: {
      folder: 'remote-portfolio',
      version: '1',
      dist: path.join(dir, 'dist'),
      maps: path.join(dir, 'maps'),
    },
    sha,
    host: undefined,
    now: '2026-03-01T00:00:00.000Z',
  });

  it('reuses a release that was interrupted before it reached the registry', async () => {
    const first = await publish(store(), publication('a'));
    await expect(publish(store(), publication('a'))).resolves.toEqual(first);
  });

  it('treats the same sources at another commit as the same release, and records that commit', async () => {
    const first = await publish(store(), publication('a'));
    const again = await publish(store(), publication('b'));
    expect(again).toEqual({ ...first, sha: 'b' });
  });

  it('rejects another build stored under the same version', async () => {
    await publish(store(), publication('a'));
    writeEntry('runOtherwise()');
    await expect(publish(store(), publication('a'))).rejects.toThrow(
      /portfolio\/1 in .* differs from what these sources build/,
    );
  });

  it('rejects a stored folder that is not a release', async () => {
    await publish(store(), publication('a'));
    writeFileSync(path.join(dir, 'store/portfolio/mf-manifest.1.json'), JSON.stringify(manifest));
    await expect(publish(store(), publication('a'))).rejects.toThrow('has no release stamp');
  });
});

it('who built it is the run of the pipeline, and names no machine outside of one', () => {
  const github = {
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REPOSITORY: 'org/portal',
    GITHUB_RUN_ID: '7',
  };
  expect(builderHere(github)).toBe('https://git.example/org/portal/actions/runs/7');
  expect(builderHere({ ...github, RELEASE_BUILDER: 'ci-3' })).toBe('ci-3');
  expect(builderHere({ HOSTNAME: 'ana' })).toMatch(/^outside of a pipeline, Node [\d.]+, \w+ \w+$/);
});
