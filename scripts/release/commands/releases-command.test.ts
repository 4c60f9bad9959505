import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changeRegistry } from '../registry/change-registry';
import { withCurrent, withSwitch } from '../registry/registry-changes';
import { directoryStore } from '../store/directory-store';
import { printed, withReleases } from '../testing/released-store';
import { releases } from '../testing/run-command';
import { describeStatus, printIfOff, type Problem } from './status';

const store = withReleases('v1', 'v2');

it('says that a place without keys is not signed', async () => {
  await releases(['verify'], { to: store.to });
  expect(printed()).toContain('registry not signed');
});

it('changes nothing when a remote is already on', async () => {
  const before = await store.registry();
  await releases(['on', 'portfolio'], { to: store.to });
  expect(await store.registry()).toEqual(before);
  expect(console.log).toHaveBeenCalledWith('portfolio is on. Nothing has changed.');
});

it('keeps the reason of the kill switch for operators and out of every served file', async () => {
  await releases(['off', 'portfolio', 'wrong totals in </script>'], { to: store.to });
  const served = readFileSync(path.join(store.to, 'releases.json'), 'utf8');
  expect(served).not.toContain('wrong totals');
  expect((await store.registry()).portfolio?.disabled?.reason).toBe('Switched off by an operator.');
  expect(printed()).toMatch(/^  off +portfolio: wrong totals/m);
  await releases(['log'], { to: store.to });
  expect(printed()).toMatch(/ off .* “wrong totals in <\/script>”/);
});

it('escapes the registry for a script element', async () => {
  await changeRegistry(directoryStore(store.to), { action: 'off', now: '2026-03-01' }, (registry) =>
    withSwitch(registry, 'portfolio', '</script><script>alert(1)</script>', 'now'),
  );
  expect(readFileSync(path.join(store.to, 'releases.json'), 'utf8')).not.toContain('<');
});

describe('a canary of a version in the registry', () => {
  const canary = (...words: string[]) =>
    releases(['canary', 'portfolio', ...words], { to: store.to, version: 'v1' });

  it('starts, and the registry records again how the version starts', async () => {
    await store.release('v3');
    await canary('10');
    const { portfolio } = await store.registry();
    expect(portfolio).toMatchObject({ current: 'v3', canary: { version: 'v1', share: 10 } });
    expect(portfolio?.versions['v1']?.start).toBeDefined();
  });

  it.each(['50', '100'])('is not widened to %s%% when its files are gone', async (share) => {
    await canary('10');
    const before = await store.registry();
    rmSync(store.manifest('v1'));
    await expect(canary(share)).rejects.toThrow('is no longer in');
    expect(await store.registry()).toEqual(before);
    await canary('0');
  });
});

it('escapes control characters in the registry', async () => {
  const at = '2026-03-01T00:00:00.000Z';
  const contract = '^1.0.0\n9.9.9 everybody\u001B[2J';
  const registry = withCurrent({}, 'portfolio', '1', { entry: 'm.json', contract, sha: 'f00' }, at);
  const problems: Problem[] = [{ kind: 'off', text: 'a\u001B[2J' }];
  const status = { registry, place: 'here', at, facts: [], problems, log: [] };
  expect(describeStatus(status)).toContain('^1.0.0\\u000a9.9.9 everybody\\u001b[2J');
  expect(describeStatus(status)).toContain('a\\u001b[2J');
  printIfOff('portfolio', withSwitch(registry, 'portfolio', '', 'totals\n'));
  expect(printed()).toContain('totals\\u000a');
});
