import { carry, provideWebCrypto } from './testing/start';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { bootRegistry } from './boot-registry';

const ours = new SigningKey('2026');
const url = 'https://cdn.example/releases.json';
const registry = { serial: 7, portfolio: { current: '1', versions: {} } };

beforeAll(provideWebCrypto);

it('uses the registry unverified if the configuration names no keys, or one that a key has signed, and preloads nothing otherwise', async () => {
  carry('portal-releases', JSON.stringify(registry));
  const { released, signed } = bootRegistry({}, url);
  await expect(released).resolves.toEqual(registry);
  expect(signed).toBeUndefined();
  carry('portal-releases', '');
  await expect(bootRegistry({}, url).released).resolves.toEqual({});
  carry('portal-releases', ours.sign(registry));
  const verified = bootRegistry({ registryKeys: [ours.key] }, url);
  await expect(verified.released).resolves.toEqual(registry);
  await expect(verified.signed).resolves.toEqual(registry);
  const trust = { registryKeys: [ours.key], registryMinSerial: 8 };
  await expect(bootRegistry(trust, url).signed).rejects.toThrow('older than registryMinSerial');
  const day = { registryKeys: [ours.key], registryMaxAge: 24 };
  await expect(bootRegistry(day, url).signed).rejects.toThrow('longer ago than registryMaxAge');
  for (const text of ['', JSON.stringify(registry), new SigningKey('2026').sign(registry)]) {
    carry('portal-releases', text);
    const refused = bootRegistry({ registryKeys: [ours.key] }, url);
    await expect(refused.released).resolves.toEqual({});
    await expect(refused.signed).rejects.toThrow('no key of the configuration');
  }
});
