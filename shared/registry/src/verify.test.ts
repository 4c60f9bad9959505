import { SigningKey } from './testing/signing-key';
import { verifyEd25519, verifyRegistry, verifySavedRegistry, type VerifyOptions } from './verify';

const ours = new SigningKey('2026');
const next = new SigningKey('2027');
const signed = (key: SigningKey, serial: unknown, more = {}) => key.sign({ serial, ...more });
const now = Date.parse('2026-11-22T08:00:00Z');

describe('a signed registry', () => {
  const options = { keys: [ours.key], saved: undefined, now, verify: verifyEd25519 };
  const verify = (text: string, change: Partial<VerifyOptions> = {}) =>
    verifyRegistry(text, { ...options, ...change });

  it('is accepted when a key has signed it that can be read', async () => {
    const registry = { serial: 7, portfolio: 1 };
    await expect(verify(signed(ours, 7, { portfolio: 1 }))).resolves.toEqual(registry);
    await expect(verify(signed(next, 7))).rejects.toThrow('no key of the configuration');
    const unreadable = [{ ...ours.key, key: 'AAAA' }];
    await expect(verify(signed(ours, 7), { keys: unreadable })).rejects.toHaveProperty('message');
  });

  it('is accepted when it is at least as new as the last good one, unless a removed key has signed that', async () => {
    const saved = signed(ours, 7);
    for (const serial of [7, 8])
      await expect(verify(signed(ours, serial, { a: 1 }), { saved })).resolves.toBeDefined();
    for (const serial of [6, 0, -1, 2 ** 60, '9', undefined])
      await expect(verify(signed(ours, serial, { a: 1 }), { saved })).rejects.toThrow('a newer');
    const removed = signed(next, Number.MAX_SAFE_INTEGER);
    await expect(verify(signed(ours, 1), { saved: removed })).resolves.toBeDefined();
    await expect(verify(signed(ours, 1), { saved: 'nonsense' })).resolves.toBeDefined();
    const keys = [ours.key, next.key];
    await expect(verify(signed(ours, 1), { saved: removed, keys })).rejects.toThrow('a newer one');
  });

  it('is accepted when it is as new as the configuration asks, whatever this browser has seen', async () => {
    for (const serial of [7, 8])
      await expect(verify(signed(ours, serial), { minSerial: 7 })).resolves.toBeDefined();
    for (const serial of [6, 0, -1, 2 ** 60, '9', undefined])
      for (const saved of [undefined, signed(ours, 5)])
        await expect(verify(signed(ours, serial), { minSerial: 7, saved })).rejects.toThrow(
          'it is older than registryMinSerial',
        );
    // A browser that saw the registry in time keeps using it while there is no newer registry.
    await expect(verifySavedRegistry(signed(ours, 5), options)).resolves.toEqual({ serial: 5 });
  });

  it('is accepted until it is as many hours old as the configuration allows, also from the cache', async () => {
    const signedAt = now / 1000 - 24 * 3600;
    const text = signed(ours, signedAt);
    await expect(verify(text, { maxAge: 24 })).resolves.toBeDefined();
    await expect(verify(text, { maxAge: 24, now: now + 1 })).rejects.toThrow('longer ago than');
    // A browser that has seen a newer registry still reports it.
    const saved = signed(ours, signedAt + 1);
    await expect(verify(text, { maxAge: 24, saved })).rejects.toThrow('a newer one has been seen');
    await expect(verify(signed(ours, undefined), { maxAge: 24 })).rejects.toThrow('registryMaxAge');
  });

  it('is refused after its key expired, though the last good registry is still accepted', async () => {
    const keys = [{ ...ours.key, notAfter: '2026-11-22T08:00:00Z' }];
    await expect(verify(signed(ours, 7), { keys })).rejects.toThrow('no key');
    await expect(verify(signed(ours, 7), { keys, now: now - 1 })).resolves.toBeDefined();
    // An unreadable date does not extend the life of a key.
    const soon = [{ ...ours.key, notAfter: 'soon' }];
    await expect(verify(signed(ours, 7), { keys: soon })).rejects.toThrow('no key');
    const saved = verifySavedRegistry(signed(ours, 7), { ...options, keys });
    await expect(saved).resolves.toEqual({ serial: 7 });
  });
});
