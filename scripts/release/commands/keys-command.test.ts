import { statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps';
import { keysIn } from '../keys/release-keys';
import { printed } from '../testing/released-store';
import { releases } from '../testing/run-command';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

describe('pnpm releases keys', () => {
  const dir = scratchFolder();
  const file = path.join(dir, 'private/keys.json');
  beforeEach(() => void jest.spyOn(console, 'log').mockImplementation());

  const keys = (...args: string[]) => releases(['keys', ...args], {});
  const known = () => keysIn(file).map(({ kid, d }) => [kid, d !== undefined]);

  it('makes a key, rotates and ends it, and never prints a private part', async () => {
    await keys('new', file, '2026');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [first] = keysIn(file);
    expect(printed()).toContain(`"key": "${first?.x}"`);
    await keys('new', file, '2027');
    expect(known()).toEqual([
      ['2026', true],
      ['2027', true],
    ]);
    expect(printed()).toContain('2026  signs\n2027  signs');
    await keys('drop', file, '2026');
    expect(known()).toEqual([['2027', true]]);
    await keys('show', file);
    for (const { d = '?' } of [first, ...keysIn(file)].flatMap((key) => key ?? []))
      expect(printed()).not.toContain(d);
  });

  it.each<[string[], string]>([
    [['new', file, '2027'], 'There is a key 2027 already'],
    [['new', file, 'two words'], 'must be of letters'],
    [['drop', file, '2026'], 'There is no key 2026. There is 2027'],
    [['drop', file, '2027'], '2027 is the only key that signs'],
    [['new', path.join(root, 'keys.json'), '1'], 'is in the repository'],
    [['show', path.join(dir, 'none.json')], 'has no keys'],
  ])('refuses %j', async (args, message) => {
    await expect(keys(...args)).rejects.toThrow(message);
    expect(keysIn(file).map(({ kid }) => kid)).toEqual(['2027']);
  });
});
