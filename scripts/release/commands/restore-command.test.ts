import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../command-line/cli-error';
import { printed, withReleases } from '../testing/released-store';
import { releases, rollback } from '../testing/run-command';

describe('pnpm releases restore', () => {
  const store = withReleases('v1', 'v2', 'v3');

  const registry = () => path.join(store.to, 'releases.json');
  const portfolio = async () => (await store.registry()).portfolio;
  const restore = (entry?: string) => releases(['restore'], { to: store.to, entry });
  const verify = () => releases(['log'], { to: store.to });

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
    expect(printed()).toContain('The log is whole: 4 entries');
  });

  const entries = path.join('.private', 'log');
  const entry = (number: number) => {
    const dir = path.join(store.to, entries);
    return path.join(dir, readdirSync(dir).find((name) => name.startsWith(`00000${number}`)) ?? '');
  };
  const missing = 'Entry 2 is missing or was changed';
  it.each<[string, string, () => void | Promise<void>]>([
    ['was removed', missing, () => rmSync(entry(2))],
    [
      'was edited',
      missing,
      () => writeFileSync(entry(2), readFileSync(entry(2), 'utf8').replace('v2', 'v9')),
    ],
    ['is no JSON', 'is not an entry of the log', () => writeFileSync(entry(2), '{')],
    [
      'was left out, because somebody put an older registry back and changed it again',
      'Entry 4 is not part of the log that the registry names',
      async () => {
        const older = readFileSync(registry(), 'utf8');
        await releases(['off', 'portfolio', 'wrong totals'], { to: store.to });
        writeFileSync(registry(), older);
        // An older tool did not check for this mark.
        const mark = path.join(store.to, '.private/committed', path.basename(entry(4)));
        rmSync(mark);
        await store.release('v4');
        writeFileSync(mark, '{}');
      },
    ],
  ])('makes a log whole from here on of which an entry %s', async (_how, fault, damage) => {
    await damage();
    await expect(verify()).rejects.toThrow(fault);
    await restore();
    await verify();
    expect(printed()).toContain('The log is whole');
    await releases(['log'], { to: store.to });
    expect(printed()).toContain('the log was not whole before this');
    rmSync(entry(3));
    await expect(verify()).rejects.toThrow('Entry 3 is missing or was changed');
  });

  it('is suggested when a registry is damaged', async () => {
    writeFileSync(registry(), '');
    await expect(rollback(['portfolio'], { to: store.to })).rejects.toThrow(
      'is not JSON. Put the last good one back: `pnpm releases restore`',
    );
  });

  it('is suggested by every command when the registry is missing', async () => {
    rmSync(registry());
    const gone = 'is gone, but its log is there. Put the last one back: `pnpm releases restore`';
    await expect(releases([], { to: store.to })).rejects.toThrow(gone);
    await expect(verify()).rejects.toThrow(gone);
    await expect(releases(['on', 'portfolio'], { to: store.to })).rejects.toThrow(gone);
    await expect(store.release('v4')).rejects.toThrow(gone);
    await restore();
    expect(await portfolio()).toMatchObject({ current: 'v3' });
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

  it('refuses to run a release that is missing from the store', async () => {
    rmSync(store.manifest('v1'));
    await expect(restore('1')).rejects.toThrow('portfolio v1 is no longer in');
    expect(await portfolio()).toMatchObject({ current: 'v3' });
  });
});
