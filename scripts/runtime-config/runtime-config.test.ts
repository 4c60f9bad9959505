import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { originOf } from '../workspace/ports';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import {
  deployedConfig,
  localPlatformSettings,
  localRuntimeConfig,
  usesSandbox,
} from './runtime-config';

const demo = originOf('PLATFORM_PORT');
const scratch = scratchFolder();
const environment = { ...process.env };
beforeEach(() => {
  for (const variable of ['PARTNER_API_URL', 'PLATFORM_ORIGINS', 'PORTAL_CONFIG'])
    delete process.env[variable];
});
afterAll(() => (process.env = environment));

function configFile(settings: unknown) {
  process.env.PORTAL_CONFIG = path.join(scratch, 'config.json');
  writeFileSync(process.env.PORTAL_CONFIG, JSON.stringify(settings));
}

const deployed = {
  partnerApiUrl: 'https://api.example',
  platformOrigins: ['https://www.example'],
  releasesUrl: 'https://cdn.example/portal/releases.json',
  links: { support: 'help@www.example' },
  brand: { name: 'Tindahan' },
};

describe('the configuration of npm start', () => {
  it('is the sandbox’s, embedded by the demo’s page', () => {
    const { platformOrigins, links, walletTopUp } = localRuntimeConfig();
    expect(usesSandbox()).toBe(true);
    expect(walletTopUp).toBe(true);
    expect(platformOrigins).toEqual([demo]);
    expect(links.support).toBe('support@bayanihan.example');
  });

  it('of a real partner API, as the README starts it, is open to the demo’s page too', () => {
    const readme = readFileSync(path.resolve(__dirname, '../../README.md'), 'utf8');
    const [command = ''] = /^PARTNER_API_URL=.* npm start$/m.exec(readme) ?? [];
    for (const [, name = '', value = ''] of command.matchAll(/(\w+)=(\S+)/g))
      process.env[name] = value;
    const { partnerApiUrl, platformOrigins, links } = localRuntimeConfig();
    expect(partnerApiUrl).toBe('https://api.example');
    expect(platformOrigins).toContain(demo);
    expect(localPlatformSettings()).toMatchObject({ partnerApiUrl, sandbox: false });
    expect(links).toEqual({});
  });

  it('takes every key from the PORTAL_CONFIG file', () => {
    configFile(deployed);
    expect(usesSandbox()).toBe(false);
    expect(localRuntimeConfig()).toMatchObject({
      ...deployed,
      platformOrigins: ['https://www.example', demo],
    });
  });

  it('treats an empty variable as unset', () => {
    configFile(deployed);
    process.env.PLATFORM_ORIGINS = '';
    process.env.PARTNER_API_URL = '';
    expect(localRuntimeConfig()).toMatchObject({
      partnerApiUrl: deployed.partnerApiUrl,
      platformOrigins: ['https://www.example', demo],
    });
  });

  it.each([
    ['https://www.example', 'platformOrigins Invalid type: Expected Array'],
    [['https://www.example', 'www.example'], 'platformOrigins.1 must be an origin'],
  ])('reports a fault by its place in the file: %j', (platformOrigins, fault) => {
    configFile({ ...deployed, platformOrigins });
    expect(localRuntimeConfig).toThrow(`The configuration cannot be used: ${fault}`);
  });

  it('uses the sandbox when the file names no partner API', () => {
    configFile({ brand: { name: 'Tindahan' } });
    const { brand, partnerApiUrl } = localRuntimeConfig();
    expect(brand.name).toBe('Tindahan');
    expect(partnerApiUrl).toBe(originOf('PARTNER_API_PORT'));
  });
});

const { key } = new SigningKey('2026').key;

type Fault = [unknown, string | RegExp];

describe('the configuration of a deployed host', () => {
  it('names whose signature a registry must have, and its least serial', () => {
    const registryKeys = [{ id: '2026', key, notAfter: '2027-01-31T00:00:00Z' }];
    const registryMinSerial = Math.floor(Date.now() / 1000);
    configFile({ ...deployed, registryKeys, registryMinSerial });
    expect(deployedConfig()).toMatchObject({ registryKeys, registryMinSerial });
  });

  it('is only the file, without anything of this machine', () => {
    configFile(deployed);
    expect(deployedConfig()).toMatchObject(deployed);
    expect(JSON.stringify(deployedConfig())).not.toContain('localhost');
  });

  it('is the demo’s without a file', () => {
    expect(deployedConfig()).toEqual(localRuntimeConfig());
  });

  it('may have the registry on the host’s own origin', () => {
    configFile({ ...deployed, releasesUrl: '/portal/releases.json' });
    expect(deployedConfig().releasesUrl).toBe('/portal/releases.json');
  });

  it.each<Fault>([
    [{ ...deployed, platformOrigins: ['www.example'] }, 'platformOrigins.0 must be an origin'],
    [{ ...deployed, partnerApiUrl: undefined }, 'partnerApiUrl is missing'],
    [{ ...deployed, releasesUrl: undefined }, 'releasesUrl must be the address of the registry'],
    [{ ...deployed, releasesUrl: 'cdn.example/releases.json' }, 'releasesUrl must be the address'],
    [{ ...deployed, plattformOrigins: [] }, 'plattformOrigins is unknown'],
    [
      { ...deployed, partnerApiUrl: 'x', plattformOrigins: [], links: { terms: 1, support: 2 } },
      /partnerApiUrl must be.*links\.support Invalid.*; links\.terms is unknown; plattformOrigins is unknown/,
    ],
    [{ ...deployed, links: { terms: 'https://x.example' } }, 'links.terms is unknown'],
    [{ ...deployed, limits: { cancellationHours: -48 } }, 'limits.cancellationHours must not be'],
    [{ ...deployed, telemetryUrl: 'collector' }, 'telemetryUrl must be an absolute address'],
    [{ ...deployed, telemetrySampleRate: 20 }, 'telemetrySampleRate must be a number from 0 to 1'],
    [{ ...deployed, telemetrySampleRate: -1 }, 'telemetrySampleRate must be a number from 0 to 1'],
    [{ ...deployed, riskWarning: '  ' }, 'riskWarning must be a sentence of'],
    [{ ...deployed, riskWarning: 'x'.repeat(201) }, 'riskWarning must be a sentence of'],
    [
      { ...deployed, grantedMounts: { perks: ['/main/portfolio/perks'] } },
      'grantedMounts.perks has /main/portfolio/perks, which overlaps /main/portfolio',
    ],
    [{ ...deployed, grantedMounts: { perks: ['/'] } }, 'which is not a path such as /main/rewards'],
    [{ ...deployed, grantedMounts: { "x'; ": [] } }, 'must have 3 to 20 letters'],
    [{ ...deployed, registryMaxAge: 24 }, 'registryMaxAge needs registryKeys'],
    [
      { ...deployed, registryKeys: [{ id: 'a', key }], registryMaxAge: 0.5 },
      'registryMaxAge must be at least an hour',
    ],
    [{ ...deployed, registryMinSerial: 1 }, 'registryMinSerial needs registryKeys'],
    ...[-1, 1.5, Math.ceil(Date.now() / 1000) + 60, Date.now()].map((registryMinSerial): Fault => [
      { ...deployed, registryKeys: [{ id: 'a', key }], registryMinSerial },
      'registryMinSerial must be the serial of a registry that was signed',
    ]),
    [{ ...deployed, registryKeys: [] }, 'registryKeys must name a key, or be left out'],
    [{ ...deployed, registryKeys: [{ id: 'a b', key }] }, 'registryKeys.0.id must be letters'],
    [{ ...deployed, registryKeys: [{ id: 'a', key: 'x' }] }, 'registryKeys.0.key must be an Ed'],
    [
      { ...deployed, registryKeys: [{ id: 'a', key, notAfter: '2027' }] },
      'registryKeys.0.notAfter must be such as 2027-01-31T00:00:00Z',
    ],
    [
      { ...deployed, registryKeys: [{ id: 'a', key, notafter: '' }] },
      'registryKeys.0.notafter Invalid',
    ],
    [
      {
        partnerApiUrl: 7,
        platformOrigins: [],
        limits: { premiumWaiver: -1 },
        publicIpUrl: 'https://a;b',
      },
      /partnerApiUrl Inv.*platformOrigins must.*premiumWaiver must not.*publicIpUrl has the host.*releasesUrl must be/,
    ],
    [[], 'cannot be read: it must be an object'],
  ])('reports what is wrong: %j', (settings, fault) => {
    configFile(settings);
    expect(deployedConfig).toThrow(fault);
  });

  it.each(["a'b", 'a"b', '$host', 'a;b', 'a,b', 'a`b', '*'])(
    'rejects a host name that a policy would interpret: %s',
    (host) => {
      const address = `https://${host}.example/releases.json`;
      for (const [key, settings] of Object.entries({
        partnerApiUrl: { partnerApiUrl: address },
        publicIpUrl: { publicIpUrl: address },
        releasesUrl: { releasesUrl: address },
        telemetryUrl: { telemetryUrl: address },
        'brand.logo': { brand: { logo: address } },
      })) {
        configFile({ ...deployed, ...settings });
        expect(deployedConfig).toThrow(`${key} has the host ${host}.example`);
      }
    },
  );

  it('names a missing file', () => {
    process.env.PORTAL_CONFIG = path.join(scratch, 'gone.json');
    expect(deployedConfig).toThrow(/PORTAL_CONFIG=.*gone\.json cannot be read: .*ENOENT/);
  });
});
