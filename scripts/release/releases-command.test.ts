import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Options } from './options.ts';
import { release } from './release-command.ts';
import { releases } from './releases-command.ts';
import { rollback } from './rollback-command.ts';
import { ReleasedStore } from './released-store.ts';

let store: ReleasedStore;
beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  store = new ReleasedStore();
  await store.release('v1', 'v2');
});
afterEach(() => {
  jest.restoreAllMocks();
  store.remove();
});

describe('what a command does not take', () => {
  const commands = { release, rollback, releases };
  const surplus = '” is too much; several words are one in quotes.';
  it.each<[keyof typeof commands, string, Options, string]>([
    ['release', 'portfolio onboarding', {}, `“onboarding${surplus}`],
    ['release', 'portfolio --canary 10', {}, `“--canary${surplus}`],
    ['release', 'portfolio', { version: 'v1' }, '--version is for another command.'],
    ['rollback', 'portfolio v1', {}, 'Did you mean `pnpm rollback portfolio --version v1`?'],
    ['rollback', 'portfolio v1', { version: 'v1' }, `“v1${surplus}`],
    ['rollback', 'portfolio', { canary: '10' }, '--canary is for another command.'],
    ['releases', '', { canary: '10' }, '--canary is for another command.'],
    ['releases', 'canary portfolio', {}, 'Say a share of investors from 0 to 100'],
    ['releases', 'canary portfolio 101', {}, 'Say a share of investors from 0 to 100'],
    ['releases', 'off portfolio wrong totals', {}, `“totals${surplus}`],
    ['releases', 'on portfolio onboarding', {}, `“onboarding${surplus}`],
    ['releases', 'host portfolio', {}, `“portfolio${surplus}`],
  ])('is not passed over: %s %s, %j', async (name, words, options, refusal) => {
    const before = await store.registry();
    const given = words.split(' ').filter(Boolean);
    await expect(commands[name](given, { ...options, to: store.to })).rejects.toThrow(refusal);
    expect(await store.registry()).toEqual(before);
  });
});

it.each(['0', '100'])('releases no canary to %s percent, and builds none', async (canary) => {
  const released = release(['portfolio'], { to: store.to, canary });
  await expect(released).rejects.toThrow('A canary begins with more than 0 and less than 100');
});

it('switches nothing off for a reason that is blank', async () => {
  const off = releases(['off', 'portfolio', '  '], { to: store.to });
  await expect(off).rejects.toThrow('Say why');
});

it('writes a reason as it was given, and no word of it ends the script the page carries it in', async () => {
  const reason = '</script><script>alert(1)</script>';
  await releases(['off', 'portfolio', reason], { to: store.to });
  expect((await store.registry()).portfolio?.disabled?.reason).toBe(reason);
  expect(readFileSync(path.join(store.to, 'releases.json'), 'utf8')).not.toContain('<');
});

describe('a canary of a version the registry knows', () => {
  const canary = (...words: string[]) =>
    releases(['canary', 'portfolio', ...words], { to: store.to, version: 'v1' });

  it('begins, and the registry knows again how it starts', async () => {
    await store.release('v3');
    await canary('10');
    const { portfolio } = await store.registry();
    expect(portfolio).toMatchObject({ current: 'v3', canary: { version: 'v1', share: 10 } });
    expect(portfolio?.versions['v1']?.start).toBeDefined();
  });

  it.each(['50', '100'])('is not given to %s%% when its files are gone', async (share) => {
    await canary('10');
    const before = await store.registry();
    rmSync(store.file('v1', ''), { recursive: true });
    await expect(canary(share)).rejects.toThrow('is not in');
    expect(await store.registry()).toEqual(before);
    await canary('0');
  });

  it('is not given to fewer than the canary before it had, when its files are gone', async () => {
    await store.release('v3');
    await releases(['canary', 'portfolio', '50'], { to: store.to, version: 'v2' });
    const before = await store.registry();
    rmSync(store.file('v1', ''), { recursive: true });
    await expect(canary('10')).rejects.toThrow('is not in');
    expect(await store.registry()).toEqual(before);
  });
});
