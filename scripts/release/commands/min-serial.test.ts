import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { recordHost } from './host-command';

const ours = new SigningKey('2026');
const place = scratchFolder();
const registry = path.join(place, 'releases.json');
const file = path.join(place, 'portal.config.json');
const config = (more: object = {}) => JSON.stringify({ registryKeys: [ours.key], ...more });

async function written(json: string): Promise<string> {
  writeFileSync(file, json);
  await recordHost(undefined, { to: place, minSerial: file });
  return readFileSync(file, 'utf8');
}

describe('the least serial of a host that is built for a deployment', () => {
  beforeEach(() => {
    jest.spyOn(console, 'log').mockImplementation();
    rmSync(registry, { recursive: true, force: true });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is that of the registry which it will meet', async () => {
    writeFileSync(registry, ours.sign({ serial: 7 }));
    expect(JSON.parse(await written(config({ currency: 'PHP' })))).toEqual({
      registryKeys: [ours.key],
      currency: 'PHP',
      registryMinSerial: 7,
    });
  });

  it.each<[string, string]>([
    ['names one itself', config({ registryMinSerial: 5 })],
    ['names no keys', '{"currency":"PHP"}'],
    ['is not JSON', '{'],
  ])('is left alone where the configuration %s', async (_why, json) => {
    writeFileSync(registry, ours.sign({ serial: 7 }));
    await expect(written(json)).resolves.toBe(json);
  });

  it('stops the build of a host that would refuse the registry', async () => {
    writeFileSync(registry, new SigningKey('2026').sign({ serial: 7 }));
    await expect(written(config())).rejects.toThrow('would refuse the registry');
    writeFileSync(registry, '{"serial":7}');
    await expect(written(config())).rejects.toThrow('no key of the configuration has signed it');
  });
});
