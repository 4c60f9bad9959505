import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changeRegistry } from '../registry/change-registry';
import { withSwitch } from '../registry/registry-changes';
import { directoryStore } from '../store/directory-store';
import { printed, withReleases } from '../testing/released-store';
import { release, releases, rollback } from '../testing/run-command';

const store = withReleases('v1', 'v2');

describe('an argument that a command does not take', () => {
  const commands = { release, rollback, releases };
  it.each<[keyof typeof commands, string, Record<string, string>, string]>([
    ['release', 'host', {}, 'Name a remote: onboarding, opportunities, portfolio.'],
    ['release', 'portfolio', { version: 'v1' }, "unknown option '--version'"],
    ['release', 'portfolio', { canary: '0' }, 'more than 0 and less than 100 percent'],
    ['release', 'portfolio', { canary: '100' }, 'more than 0 and less than 100 percent'],
    ['rollback', 'portfolio v1', {}, 'too many arguments'],
    ['releases', '', { canary: '10' }, "unknown option '--canary'"],
    ['releases', 'canary portfolio 101', {}, 'Give a share of users from 0 to 100'],
    ['releases', 'off portfolio', {}, 'Give a reason'],
    ['releases', 'on --reason it works portfolio', {}, 'Name portfolio before --reason'],
    ['releases', 'host --reason it moved http://a.example', {}, 'Name http://a.example before'],
    ['releases', 'host portfolio', {}, 'Give an address such as'],
    ['releases', 'restore', { entry: 'last' }, 'Give the number of an entry'],
  ])('is rejected: %s %s, %j', async (name, words, options, refusal) => {
    const before = await store.registry();
    const given = words.split(' ').filter(Boolean);
    await expect(commands[name](given, { ...options, to: store.to })).rejects.toThrow(refusal);
    expect(await store.registry()).toEqual(before);
  });
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

it('finds files that are gone, and a host that rejects what runs', async () => {
  rmSync(store.entry('v2'));
  const host = { version: '9', contract: '99.0.0', shared: {} };
  const note = { action: 'host', now: '2026-03-01' };
  await changeRegistry(directoryStore(store.to), note, (known) => ({ ...known, host }));
  await releases([], { to: store.to });
  expect(printed()).toMatch(
    /^  files +portfolio v2: portfolio\/assets\/entry\.v2\.js is missing$/m,
  );
  expect(printed()).toMatch(/^  contract +portfolio v2 needs .*, the host rejects it$/m);
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
