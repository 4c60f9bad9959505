import { SigningKey } from '@investor-portal/shared/testing/signing-key';
import { judgeRegistry, recallRegistry, type Judgement } from './judge-registry';
import { verifyBySoftware } from './verify-by-software';
import { verifyEd25519 } from './verify-ed25519';

const ours = new SigningKey('2026');
const next = new SigningKey('2027');
const signed = (key: SigningKey, serial: unknown, more = {}) => key.sign({ serial, ...more });
const now = Date.parse('2026-11-22T08:00:00Z');

describe.each([
  ['Web Crypto', verifyEd25519],
  ['the library', verifyBySoftware],
])('a registry that is judged by %s', (_which, verify) => {
  const judge = (text: string, change: Partial<Judgement> = {}) =>
    judgeRegistry(text, {
      keys: [ours.key],
      minSerial: undefined,
      remote: undefined,
      saved: undefined,
      now,
      verify,
      ...change,
    });

  it('counts when a key has signed it', async () => {
    await expect(judge(signed(ours, 7, { portfolio: 1 }))).resolves.toEqual({
      serial: 7,
      portfolio: 1,
    });
    await expect(judge(signed(next, 7))).rejects.toThrow('no key of the configuration');
    await expect(judge('{"serial":7}')).rejects.toThrow('no key of the configuration');
    await expect(judge(signed(ours, 7).replace('7', '8'))).rejects.toThrow('no key');
  });

  it('counts when it is as new as the last good one', async () => {
    const saved = signed(ours, 7);
    for (const serial of [7, 8])
      await expect(judge(signed(ours, serial, { a: 1 }), { saved })).resolves.toBeDefined();
    for (const serial of [6, 0, -1, 2 ** 60, '9', undefined])
      await expect(judge(signed(ours, serial, { a: 1 }), { saved })).rejects.toThrow('a newer one');
  });

  it('counts when it is as new as the configuration asks, whatever this browser has seen', async () => {
    for (const serial of [7, 8])
      await expect(judge(signed(ours, serial), { minSerial: 7 })).resolves.toBeDefined();
    for (const serial of [6, 0, -1, 2 ** 60, '9', undefined])
      for (const saved of [undefined, signed(ours, 5)])
        await expect(judge(signed(ours, serial), { minSerial: 7, saved })).rejects.toThrow(
          'it is older than registryMinSerial',
        );
    // A browser that saw it in time goes on with it while there is no newer one.
    const keys = [ours.key];
    const recalled = recallRegistry(signed(ours, 5), { keys, remote: undefined, verify });
    await expect(recalled).resolves.toEqual({ serial: 5 });
  });

  it('is held against nothing that a removed key has signed', async () => {
    const saved = signed(next, Number.MAX_SAFE_INTEGER);
    await expect(judge(signed(ours, 1), { saved })).resolves.toBeDefined();
    await expect(judge(signed(ours, 1), { saved: 'nonsense' })).resolves.toBeDefined();
    const keys = [ours.key, next.key];
    await expect(judge(signed(ours, 1), { saved, keys })).rejects.toThrow('a newer one');
  });

  it('does not count after its key expired, though the last good one does', async () => {
    const keys = [{ ...ours.key, notAfter: '2026-11-22T08:00:00Z' }];
    await expect(judge(signed(ours, 7), { keys })).rejects.toThrow('no key');
    await expect(judge(signed(ours, 7), { keys, now: now - 1 })).resolves.toBeDefined();
    const recalled = recallRegistry(signed(ours, 7), { keys, remote: undefined, verify });
    await expect(recalled).resolves.toEqual({ serial: 7 });
  });

  it('of one remote counts by a key of that remote', async () => {
    const keys = [{ ...ours.key, remotes: ['portfolio'] }];
    await expect(judge(signed(ours, 7), { keys, remote: 'portfolio' })).resolves.toBeDefined();
    for (const remote of ['onboarding', undefined])
      await expect(judge(signed(ours, 7), { keys, remote })).rejects.toThrow('no key');
  });

  it('is refused where a key cannot be read', async () => {
    const keys = [{ ...ours.key, key: 'AAAA' }];
    await expect(judge(signed(ours, 7), { keys })).rejects.toHaveProperty('message');
  });
});
