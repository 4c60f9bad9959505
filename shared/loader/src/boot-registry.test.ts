/** @jest-environment jest-fixed-jsdom */
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { provideWebCrypto } from './testing/web-crypto';
import { bootRegistry } from './boot-registry';

const ours = new SigningKey('2026');
const url = 'https://cdn.example/releases.json';
const registry = { serial: 7, portfolio: { current: '1', versions: {} } };
const carry = (text: string) => {
  document.body.innerHTML = '<script type="application/json" id="portal-releases"></script>';
  document.body.firstElementChild?.append(text);
};

beforeAll(provideWebCrypto);

it('is used as it is where the configuration names no key', async () => {
  carry(JSON.stringify(registry));
  const { released, signed } = bootRegistry({}, url);
  await expect(released).resolves.toEqual(registry);
  expect(signed).toBeUndefined();
  carry('');
  await expect(bootRegistry({}, url).released).resolves.toEqual({});
});

it('is used when a key has signed it; else nothing is preloaded', async () => {
  carry(ours.sign(registry));
  const { released, signed } = bootRegistry({ registryKeys: [ours.key] }, url);
  await expect(released).resolves.toEqual(registry);
  await expect(signed).resolves.toEqual(registry);
  const trust = { registryKeys: [ours.key], registryMinSerial: 8 };
  await expect(bootRegistry(trust, url).signed).rejects.toThrow('older than registryMinSerial');
  const day = { registryKeys: [ours.key], registryMaxAge: 24 };
  await expect(bootRegistry(day, url).signed).rejects.toThrow(
    'longer ago than registryMaxAge allows',
  );
  for (const text of ['', JSON.stringify(registry), new SigningKey('2026').sign(registry)]) {
    carry(text);
    const refused = bootRegistry({ registryKeys: [ours.key] }, url);
    await expect(refused.released).resolves.toEqual({});
    await expect(refused.signed).rejects.toThrow('no key of the configuration');
  }
});
