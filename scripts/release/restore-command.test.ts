import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from './cli-error.ts';
import { ReleasedStore } from './released-store.ts';
import { releases } from './releases-command.ts';
import { rollback } from './rollback-command.ts';

describe('pnpm releases restore', () => {
  let store: ReleasedStore;
  const log = jest.fn();
  beforeEach(async () => {
    jest.spyOn(console, 'log').mockImplementation(log.mockReset());
    store = new ReleasedStore();
    await store.release('v1', 'v2', 'v3');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    store.remove();
  });

  const registry = () => path.join(store.to, 'releases.json');
  const portfolio = async () => (await store.registry()).portfolio;
  const restore = (entry?: string) => releases(['restore'], { to: store.to, entry });
  const verify = () => releases(['log'], { to: store.to, verify: true });

  it.each([
    ['is not JSON', () => writeFileSync(registry(), '{"portfolio": {')],
    ['is not a registry', () => writeFileSync(registry(), '{"portfolio": {"current": "v9"}}')],
    ['is gone', () => rmSync(registry())],
    [
      'was changed past the tool',
      () => {
        const text = readFileSync(registry(), 'utf8');
        writeFileSync(registry(), text.replace('"current": "v3"', '"current": "v1"'));
      },
    ],
    ['has lost where its log ends', () => writeFileSync(registry(), '{}')],
  ])('puts back a registry that %s, and the log is whole again', async (_how, damage) => {
    const before = await portfolio();
    damage();
    await expect(verify()).rejects.toThrow(CliError);
    await restore();
    expect(await portfolio()).toEqual(before);
    await verify();
    expect(log.mock.lastCall?.[0]).toContain('The log is whole: 4 entries');
  });

  it('names itself where a registry is damaged', async () => {
    writeFileSync(registry(), '');
    await expect(rollback(['portfolio'], { to: store.to })).rejects.toThrow(
      'is not JSON. Put the last good one back: `pnpm releases restore`',
    );
  });

  it('puts back an earlier registry, by the number of its entry', async () => {
    await restore('1');
    expect(await portfolio()).toMatchObject({ current: 'v1' });
    await restore('3');
    expect(await portfolio()).toMatchObject({ current: 'v3', previous: 'v2' });
    await expect(restore('9')).rejects.toThrow('The log has no entry 9');
  });

  it('refuses a copy that was changed', async () => {
    const copies = path.join(store.to, '.private/registries');
    for (const name of readdirSync(copies)) writeFileSync(path.join(copies, name), '{}');
    await expect(restore()).rejects.toThrow('The copy of the registry of entry 3 is gone');
  });

  it('refuses to run what is gone from the store', async () => {
    rmSync(store.manifest('v1'));
    await expect(restore('1')).rejects.toThrow('portfolio v1 is no longer in');
    expect(await portfolio()).toMatchObject({ current: 'v3' });
  });
});
