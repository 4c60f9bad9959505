import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { changeRegistry, currentRegistry } from '../registry/change-registry';
import { openStore } from '../store/open-store';
import { withReleases } from '../testing/released-store';
import { releases } from '../testing/run-command';
import { withS3 } from '../testing/s3-test-server';

withS3();
const now = '2026-03-01T00:00:00.000Z';

describe('pnpm releases promote', () => {
  const staging = withReleases('v1', 'v2');
  const folder = withReleases();
  let production: string;
  beforeEach(() => (production = `s3://releases/production-${Math.random()}`));

  const promote = (options = {}) =>
    releases(['promote', 'portfolio'], { from: staging.to, to: production, ...options });
  const inProduction = async () => (await currentRegistry(await openStore(production))).portfolio;

  it('runs the same build with its source maps, logs where it came from, and goes on to a folder, with the compressed copies that its server picks', async () => {
    await promote();
    const store = await openStore(production);
    const released = await inProduction();
    const before = (await staging.registry()).portfolio?.versions['v2'];
    expect(released?.current).toBe('v2');
    expect(released?.versions['v2']).toEqual({ ...before, releasedAt: expect.any(String) });
    const manifest = readFileSync(staging.manifest('v2'), 'utf8');
    expect(await store.manifestOf('portfolio/v2')).toBe(manifest);
    expect(await store.missingFiles('portfolio/v2')).toEqual([]);
    expect(await store.records.list('source-maps')).toEqual([
      'source-maps/portfolio/assets/entry.v2.js.map',
      'source-maps/portfolio/assets/same.js.map',
    ]);
    const [entry = ''] = await store.records.list('log');
    expect(JSON.parse(String(await store.records.read(entry)))).toMatchObject({
      action: 'promote',
      reason: `from ${staging.to}`,
      registry: expect.stringContaining('"current": "v2"') as string,
    });

    await releases(['promote', 'portfolio'], { from: production, to: folder.to });
    expect((await folder.registry()).portfolio?.current).toBe('v2');
    for (const ending of ['', '.gz', '.br'])
      expect(readFileSync(folder.entry('v2') + ending).length).toBeGreaterThan(0);
  });

  it.each([
    ['script', 'entry', 'assets/entry.v2.js was changed since it was released'],
    ['manifest', 'manifest', 'is not the one that was released'],
  ] as const)('refuses a changed %s', async (_what, which, refusal) => {
    writeFileSync(staging[which]('v2'), '{}');
    await expect(promote()).rejects.toThrow(refusal);
    expect(await inProduction()).toBeUndefined();
    expect(await (await openStore(production)).manifestOf('portfolio/v2')).toBeUndefined();
  });

  it('refuses a missing script, a build without a commit, and a build that the host does not work with', async () => {
    rmSync(staging.entry('v1'));
    await expect(promote({ version: 'v1' })).rejects.toThrow('assets/entry.v1.js is missing');
    const host = { version: '9', contract: '99.0.0', shared: {} };
    const note = { action: 'host', now };
    await changeRegistry(await openStore(production), note, (known) => ({ ...known, host }));
    await expect(promote()).rejects.toThrow('the live host has 99.0.0');
    await changeRegistry(await openStore(staging.to), note, (known) => {
      const { portfolio = { current: '', versions: {} } } = known;
      const { sha: _sha, ...uncommitted } = portfolio.versions['v2'] ?? { entry: '', contract: '' };
      const versions = { ...portfolio.versions, v2: uncommitted };
      return { ...known, portfolio: { ...portfolio, versions } };
    });
    await expect(promote()).rejects.toThrow('was built from uncommitted sources');
  });
});
