import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SigningKey } from '@investor-portal/shared/testing/signing-key';
import { withMinSerial } from './host-config.ts';

const ours = new SigningKey('2026');
const place = mkdtempSync(path.join(tmpdir(), 'host-config-'));
const registry = path.join(place, 'releases.json');
afterAll(() => rmSync(place, { recursive: true }));
afterEach(() => jest.restoreAllMocks());
const config = (more: object = {}) => JSON.stringify({ registryKeys: [ours.key], ...more });

describe('the least serial of a host that is built for a deployment', () => {
  beforeEach(() => {
    jest.spyOn(console, 'log').mockImplementation();
    rmSync(registry, { recursive: true, force: true });
  });

  it('is that of the registry which it will meet', async () => {
    writeFileSync(registry, ours.sign({ serial: 7 }));
    expect(JSON.parse(await withMinSerial(config({ currency: 'PHP' }), place))).toEqual({
      registryKeys: [ours.key],
      currency: 'PHP',
      registryMinSerial: 7,
    });
  });

  it.each<[string, string]>([
    ['names one itself', config({ registryMinSerial: 5 })],
    ['names no keys', '{"currency":"PHP"}'],
    ['has a registry a remote', config({ releasesUrl: 'https://cdn.example/{remote}/r.json' })],
    ['is not JSON', '{'],
  ])('is left alone where the configuration %s', async (_why, json) => {
    writeFileSync(registry, ours.sign({ serial: 7 }));
    await expect(withMinSerial(json, place)).resolves.toBe(json);
  });

  it('is not set before the first release, without a place, and while the place is down', async () => {
    await expect(withMinSerial(config(), place)).resolves.toBe(config());
    await expect(withMinSerial(config(), undefined)).resolves.toBe(config());
    mkdirSync(registry);
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    await expect(withMinSerial(config(), place)).resolves.toBe(config());
    expect(warned.mock.calls[0]?.[0]).toContain('cannot be read');
  });

  it('stops the build of a host that would refuse the registry', async () => {
    writeFileSync(registry, new SigningKey('2026').sign({ serial: 7 }));
    await expect(withMinSerial(config(), place)).rejects.toThrow('would refuse the registry in');
    writeFileSync(registry, '{"serial":7}');
    await expect(withMinSerial(config(), place)).rejects.toThrow('None of the keys has signed');
  });
});
