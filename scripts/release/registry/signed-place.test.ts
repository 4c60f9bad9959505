import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { splitSigned } from '@investor-portal/registry/signatures';
import { readSigned } from '../keys/read-signed';
import { type Jwk, newKey, publicPart } from '../keys/release-keys';
import { serialsIn } from '../log/log';
import { openStore } from '../store/open-store';
import { printed, withReleases } from '../testing/released-store';
import { releases, rollback } from '../testing/run-command';

const ours = newKey('2026');
const next = newKey('2027');
const use = (...keys: Jwk[]) => (process.env['RELEASES_KEY'] = JSON.stringify({ keys }));

describe('a place with a signed registry', () => {
  const store = withReleases('v1', 'v2');
  beforeEach(async () => {
    use(ours);
    await sign(true);
    await store.release('v3');
  });

  const file = () => path.join(store.to, 'releases.json');
  const text = () => readFileSync(file(), 'utf8');
  const sign = (force?: boolean) => releases(['sign'], { to: store.to, force });
  const verify = (keys?: string) => releases(['verify'], { to: store.to, keys });
  const restore = (entry?: number, force?: boolean) =>
    releases(['restore'], { to: store.to, entry: entry?.toString(), force });
  const off = () => releases(['off', 'portfolio', 'wrong'], { to: store.to });
  const serial = () => (JSON.parse(text()) as { serial: number }).serial;
  const isSignedBy = async (key: Jwk) =>
    (await readSigned(text(), [publicPart(key)])) !== undefined;
  const current = async () => (await store.registry()).portfolio?.current;
  const configure = (change: object = {}, more: object = {}) => {
    const config = path.join(store.dir, 'portal.config.json');
    const registryKeys = [{ ...publicPart(ours), ...change }];
    writeFileSync(config, JSON.stringify({ registryKeys, ...more }));
    return config;
  };

  it('has a signature of every change, and a serial that rises', async () => {
    const serials = [serial()];
    for (const change of [off, () => rollback(['portfolio'], { to: store.to }), sign]) {
      await change();
      expect(await isSignedBy(ours)).toBe(true);
      serials.push(serial());
    }
    expect(serials).toEqual([...new Set(serials)].toSorted((one, two) => one - two));
    await verify();
    expect(printed()).toContain('signed by 2026, serial ');
    expect(printed()).toContain('7 changes in the log');
    expect(printed()).toContain('(commit f00): its files are those released');
  });

  it('cannot be changed without its key', async () => {
    const before = text();
    delete process.env['RELEASES_KEY'];
    await expect(off()).rejects.toThrow('is signed, and you have no key');
    use(next);
    await expect(off()).rejects.toThrow('is not signed by a key you have (2027)');
    await expect(sign()).rejects.toThrow('is not signed by a key you have (2027)');
    expect(text()).toBe(before);
  });

  it('continues with the next key, which signs beside the first key until the first key is retired', async () => {
    use(ours, next);
    await off();
    expect([await isSignedBy(ours), await isSignedBy(next)]).toEqual([true, true]);
    use({ ...ours, d: undefined }, next);
    await sign();
    expect([await isSignedBy(ours), await isSignedBy(next)]).toEqual([false, true]);
    use(next);
    await verify();
  });

  it('does not sign what somebody else wrote', async () => {
    const good = text();
    for (const [wrong, why] of [
      [good.replace('"current":"v3"', '"current":"v1"'), 'is not signed by a key you have'],
      [`${splitSigned(good)?.payload}`, 'somebody took the signature off'],
    ] as const) {
      writeFileSync(file(), wrong);
      await expect(off()).rejects.toThrow(why);
      await expect(sign()).rejects.toThrow(why);
      await expect(verify()).rejects.toThrow(/sign/);
    }
    await restore();
    expect(await current()).toBe('v3');
    expect(serial()).toBeGreaterThan((JSON.parse(good) as { serial: number }).serial);
    await verify();
  });

  it('puts back only a registry that was signed, unless forced', async () => {
    const [first, , , last] = await serialsIn((await openStore(store.to)).records);
    await expect(restore(first)).rejects.toThrow('was never signed by a key you have');
    await restore(first, true);
    expect(await current()).toBe('v1');
    expect(await isSignedBy(ours)).toBe(true);
    await restore(last);
    expect(await current()).toBe('v3');
  });

  it('has a higher serial than before even after the registry and the log were lost', async () => {
    const last = serial();
    rmSync(store.to, { recursive: true });
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2030-01-01T00:00:00.000Z');
    await store.release('v4');
    await sign();
    expect(serial()).toBeGreaterThan(last);
  });

  it('is verified with the keys of a host, as the host does', async () => {
    delete process.env['RELEASES_KEY'];
    await expect(verify()).rejects.toThrow('no key is known to check it with');
    await verify(configure());
    await verify(configure({ notAfter: '2999-01-01T00:00:00Z' }));
    expect(printed()).toContain('signed by 2026 until 2999-01-01T00:00:00Z');
    await expect(verify(configure({ notAfter: '2026-01-01T00:00:00Z' }))).rejects.toThrow(
      'By the key 2026 until 2026-01-01T00:00:00Z, no key of the configuration has signed it',
    );
    await expect(verify(configure({ key: next.x }))).rejects.toThrow('By the key 2026, no key');
    await expect(verify(path.join(store.dir, 'none'))).rejects.toThrow('cannot be read');
  });

  it('is verified with the minimum serial and the maximum age of a host, which a new signature reaches', async () => {
    const config = configure({}, { registryMinSerial: serial() + 1, registryMaxAge: 1 });
    await expect(verify(config)).rejects.toThrow('it is older than registryMinSerial');
    await sign();
    await verify(config);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_700_000);
    await expect(verify(config)).rejects.toThrow('longer ago than registryMaxAge allows');
  });

  it('has nothing behind its signatures that counts', async () => {
    const { portfolio } = JSON.parse(text()) as { portfolio: object };
    const forged = JSON.stringify({ ...portfolio, current: 'v1' });
    writeFileSync(file(), text().replace(/\]\}\n$/, `],"portfolio":${forged}}`));
    await expect(verify()).rejects.toThrow('is not as it was released');
  });

  it.each<[string, () => void | Promise<void>, RegExp]>([
    ['a script', () => writeFileSync(store.entry('v3'), '!'), /entry\.v3\.js was changed/],
    ['a manifest', () => writeFileSync(store.manifest('v3'), '{}'), /is not the one/],
    ['a release less', () => rmSync(store.manifest('v1')), /v1: its manifest is gone/],
    [
      'the log',
      async () => {
        const [last] = (await serialsIn((await openStore(store.to)).records)).slice(-1);
        writeFileSync(path.join(store.to, `.private/log/${last}.json`), '{}');
      },
      /is not an entry of the log/,
    ],
  ])('shows %s that was changed', async (_what, change, fault) => {
    await verify();
    await change();
    await expect(verify()).rejects.toThrow(fault);
  });
});
