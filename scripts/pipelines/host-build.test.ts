import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { root } from '../workspace/apps';
import { buildArgs, imageOf, withMinSerial } from './host-build';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const ours = new SigningKey('2026');
const place = scratchFolder();
const registry = path.join(place, 'releases.json');
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

const all = { PORTAL_CONFIG: 'p.json', COMMIT: 'c0ffee', BUILD_BASE: 'node@1', NODE_BASE: 'a@2' };

it('passes on what is set, and leaves the rest to the Dockerfile', () => {
  expect(buildArgs({ PORTAL_CONFIG: 'p.json', NODE_BASE: '', COMMIT: undefined })).toEqual([
    '--build-arg',
    'PORTAL_CONFIG=p.json',
  ]);
  expect(buildArgs(all).filter((each) => each !== '--build-arg')).toEqual(
    Object.entries(all).map(([name, value]) => `${name}=${value}`),
  );
});

it('names arguments that the Dockerfile has, and the pipeline sets those that are not of the checkout', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const dockerfile = read('scripts/docker/Dockerfile');
  for (const name of Object.keys(all)) expect(dockerfile).toMatch(new RegExp(`^ARG ${name}=`, 'm'));
  const workflow = read('.github/workflows/release-host.yml');
  for (const name of ['BUILD_BASE', 'NODE_BASE'])
    expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
});

it.each(['registry.example/portal/host', 'localhost:5000/host', 'ghcr.io/some-one/portal_host'])(
  'tags %s with the version of the sources',
  (name) => expect(imageOf(name, '1.0.0-abc')).toBe(`${name}:1.0.0-abc`),
);

it.each([
  undefined,
  '',
  'host',
  'registry.example/host:latest',
  '--tag/x',
  'Registry/Host',
  'a/b c',
])('refuses %p as the name of an image', (name) =>
  expect(() => imageOf(name, '1')).toThrow('HOST_IMAGE'),
);
