import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../command-line/cli-error';
import { newKey } from '../keys/release-keys';
import { serialsIn } from '../log/log';
import { openStore } from '../store/open-store';
import { printed, withReleases } from '../testing/released-store';
import { releases, rollback } from '../testing/run-command';

describe('pnpm releases restore', () => {
  const store = withReleases('v1', 'v2', 'v3');

  const registry = () => path.join(store.to, 'releases.json');
  const portfolio = async () => (await store.registry()).portfolio;
  const log = () => releases(['log'], { to: store.to });
  const serials = async () => serialsIn((await openStore(store.to)).records);
  /** @param which the place of an entry in the log, from 0. */
  const restore = async (which?: number) => {
    const entry = which === undefined ? undefined : String((await serials())[which] ?? 7);
    await releases(['restore'], { to: store.to, entry });
  };

  it.each<[how: string, damage: (text: string) => string | undefined]>([
    ['is not a registry', () => '{"portfolio": {"current": "v9"}}'],
    ['is gone', () => undefined],
    ['was changed past the tool', (text) => text.replace('current": "v3', 'current": "v1')],
    ['has lost its serial', () => '{}'],
  ])('puts back a registry that %s, with a higher serial', async (_how, damage) => {
    const before = await store.registry();
    const damaged = damage(readFileSync(registry(), 'utf8'));
    if (damaged === undefined) rmSync(registry());
    else writeFileSync(registry(), damaged);
    await expect(log()).rejects.toThrow(CliError);
    // The clock of this machine is behind.
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-01-01T00:00:00.000Z');
    await restore();
    const after = await store.registry();
    expect(after).toEqual({ ...before, serial: expect.any(Number) as number });
    expect(after.serial).toBeGreaterThan(before.serial ?? 0);
    await log();
    expect(printed()).toContain(`${after.serial}  `);
  });

  it('is suggested when a registry is damaged or missing', async () => {
    writeFileSync(registry(), '');
    const restored = 'Put the last good one back: `pnpm releases restore`';
    await expect(rollback(['portfolio'], { to: store.to })).rejects.toThrow(restored);
    rmSync(registry());
    const gone = /is gone, .*Put the last one back: `pnpm releases restore`/;
    await expect(releases([], { to: store.to })).rejects.toThrow(gone);
    await expect(releases(['on', 'portfolio'], { to: store.to })).rejects.toThrow(gone);
    await expect(store.release('v4')).rejects.toThrow(gone);
  });

  it('puts back an earlier registry, by the number of its entry, unless the entry was changed or its release is missing', async () => {
    await restore(0);
    expect(await portfolio()).toMatchObject({ current: 'v1' });
    await restore(2);
    expect(await portfolio()).toMatchObject({ current: 'v3', previous: 'v2' });
    await expect(restore(9)).rejects.toThrow('The log has no entry 7');
    rmSync(store.manifest('v1'));
    await expect(restore(0)).rejects.toThrow('portfolio v1 is no longer in');
    expect(await portfolio()).toMatchObject({ current: 'v3' });
    const [first] = await serials();
    writeFileSync(path.join(store.to, `.private/log/${first}.json`), '{}');
    await expect(restore(0)).rejects.toThrow('is not an entry of the log');
  });

  it('is needed before an older registry that somebody put back is changed or signed', async () => {
    process.env['RELEASES_KEY'] = JSON.stringify({ keys: [newKey('2026')] });
    await releases(['sign'], { to: store.to, force: true });
    const older = readFileSync(registry(), 'utf8');
    await releases(['off', 'portfolio', 'wrong totals'], { to: store.to });
    writeFileSync(registry(), older);
    const refusal = /is older \(serial \d+\), and its log ends at .*`pnpm releases restore`/;
    for (const change of [
      () => releases(['on', 'portfolio'], { to: store.to }),
      () => releases(['sign'], { to: store.to }),
      () => rollback(['portfolio'], { to: store.to }),
      () => store.release('v4'),
    ])
      await expect(change()).rejects.toThrow(refusal);
    expect(readFileSync(registry(), 'utf8')).toBe(older);
    await releases([], { to: store.to });
    expect(printed()).toMatch(/^ {2}log +The registry is not that of the last entry/m);
    await restore();
    expect((await portfolio())?.disabled).toBeDefined();
    await releases(['on', 'portfolio'], { to: store.to });
    expect((await portfolio())?.disabled).toBeNull();
  });
});
