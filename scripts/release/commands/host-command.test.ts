import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import { sourceVersion } from '../../build/source-version';
import { newKey, publicPart } from '../keys/release-keys';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { committedSha } from '../publish/git';
import { printed, withReleases } from '../testing/released-store';
import { releases, rollback } from '../testing/run-command';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { recordHost } from './host-command';

jest.mock('../publish/git', () => ({ committedSha: jest.fn() }));

describe('pnpm releases host', () => {
  const store = withReleases('v1', 'v2');
  let answer: unknown;
  let registryKeys: RegistryKey[] | undefined;
  const deployed = serveWith((req, res) => {
    if (req.url === '/config.json') res.end(JSON.stringify({ registryKeys }));
    else if (req.url !== '/host.json' || answer === undefined) res.writeHead(404).end('<html>');
    else res.end(JSON.stringify(answer));
  });
  beforeEach(() => {
    jest.mocked(committedSha).mockReset().mockReturnValue('f00');
    answer = host(contractVersion);
    registryKeys = undefined;
  });

  const host = (contract: string, version = '1-deployed') => ({ version, contract, shared: {} });
  const run = (args: string[], options = {}) =>
    releases(['host', ...args], { to: store.to, ...options });
  const recorded = async () => (await store.registry()).host;

  it('says when the host refuses the registry, and signs with the next key by recording', async () => {
    const [ours, next] = [newKey('2026'), newKey('2027')];
    registryKeys = [publicPart(next)];
    await expect(run([deployed()])).rejects.toThrow('no key of the configuration has signed it');
    expect((await recorded())?.version).toBe('1-deployed');
    process.env['RELEASES_KEY'] = JSON.stringify({ keys: [ours] });
    await releases(['sign'], { to: store.to, force: true });
    await expect(run([deployed()])).rejects.toThrow('refuses the registry in');
    process.env['RELEASES_KEY'] = JSON.stringify({ keys: [ours, next] });
    answer = host(contractVersion, '2-deployed');
    await run([deployed()]);
  });

  it('refuses a host that a running release does not work with, unless forced', async () => {
    answer = host('99.0.0');
    await expect(run([deployed()])).rejects.toThrow(
      `portfolio v2: portfolio needs contract ^${contractVersion}, but the live host has 99.0.0`,
    );
    expect(await recorded()).toBeUndefined();
    await run([deployed()], { force: true });
    expect((await recorded())?.contract).toBe('99.0.0');
  });

  it('records the host that answers at an address, and asks again at the address that the registry knows, whatever is checked out', async () => {
    await run([deployed()]);
    expect(await recorded()).toEqual({ ...host(contractVersion), address: `${deployed()}/` });
    answer = host(contractVersion, '2-deployed');
    await run([]);
    expect(await recorded()).toMatchObject({ version: '2-deployed', address: expect.any(String) });
    await run([], { 'dry-run': true });
    expect(printed()).toContain(`host ${sourceVersion('host')}, contract`);
  });

  it('makes a rollback ask the host again, because the registry may describe an older host, and does not hold it up when the host is down', async () => {
    await run([deployed()]);
    answer = host('99.0.0', '2-deployed');
    await expect(rollback(['portfolio'], { to: store.to })).rejects.toThrow(
      `v1 needs contract ^${contractVersion}, but the live host has 99.0.0`,
    );
    expect(printed()).toContain('runs host 2-deployed');
    answer = undefined;
    await rollback(['portfolio'], { to: store.to });
    expect((await store.registry()).portfolio?.current).toBe('v1');
    expect(printed()).toContain('so the registry’s word is taken');
  });
});

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

  it('is that of the registry which it will meet', async () => {
    writeFileSync(registry, ours.sign({ serial: 7 }));
    const expected = { currency: 'PHP', registryKeys: [ours.key], registryMinSerial: 7 };
    expect(JSON.parse(await written(config({ currency: 'PHP' })))).toEqual(expected);
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
