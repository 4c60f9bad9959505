import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { judgeConfig } from './judge-config';

const { key } = new SigningKey('2026').key;
const usable = {
  partnerApiUrl: 'https://api.example',
  platformOrigins: ['https://www.example'],
  releasesUrl: 'https://cdn.example/portal/releases.json',
  links: { support: 'help@www.example' },
};

function faultsOf(settings: object): string[] {
  return judgeConfig(settings, Date.now()).faults.map((fault) => `${fault.key} ${fault.says}`);
}

describe('a configuration', () => {
  it('without a fault, or with one that pages overlook, is the one that pages read', () => {
    const registryKeys = [{ id: '2026', key, notAfter: '2027-01-31T00:00:00Z' }];
    const registryMinSerial = Math.floor(Date.now() / 1000);
    const settings = { ...usable, registryKeys, registryMinSerial, registryMaxAge: 24 };
    const { config, faults } = judgeConfig(settings, Date.now());
    expect(faults).toEqual([]);
    expect(config).toMatchObject({ ...settings, currency: 'PHP' });
    const misspelt = { ...usable, plattformOrigins: [] };
    expect(judgeConfig(misspelt, Date.now()).config).toMatchObject(usable);
    expect(judgeConfig({ ...usable, partnerApiUrl: 'x' }, Date.now()).config).toBeUndefined();
  });

  it('has each fault named, in the order of the keys', () => {
    const faults = faultsOf({
      partnerApiUrl: 7,
      platformOrigins: [],
      plattformOrigins: [],
      limits: { premiumWaiver: -1, cancellationHours: -48 },
      publicIpUrl: 'https://a;b',
      links: { terms: 1, support: 2 },
    });
    expect(faults).toEqual([
      expect.stringMatching(/^partnerApiUrl Invalid/),
      'platformOrigins must name at least one origin',
      'publicIpUrl has the host a;b: use letters, digits, dots and hyphens only',
      expect.stringMatching(/^links.support Invalid/),
      'limits.premiumWaiver must not be negative',
      'limits.cancellationHours must not be negative',
      'plattformOrigins is unknown',
      'links.terms is unknown',
    ]);
    expect(faultsOf({})).toEqual(['partnerApiUrl is missing', 'platformOrigins is missing']);
  });

  const keys = [{ id: 'a', key }];
  it.each<[object, string]>([
    [{ telemetrySampleRate: 20 }, 'telemetrySampleRate must be a number from 0 to 1'],
    [{ telemetrySampleRate: -1 }, 'telemetrySampleRate must be a number from 0 to 1'],
    [{ riskWarning: '  ' }, 'riskWarning must be a sentence of'],
    [{ riskWarning: 'x'.repeat(201) }, 'riskWarning must be a sentence of'],
    [{ grantedMounts: { perks: ['/main/portfolio/perks'] } }, 'which overlaps /main/portfolio'],
    [{ grantedMounts: { perks: ['/'] } }, 'grantedMounts.perks has /, which is not a path such as'],
    [{ grantedMounts: { "x'; ": [] } }, 'must have 3 to 20 letters'],
    [{ registryMaxAge: 24 }, 'registryMaxAge needs registryKeys'],
    [{ registryKeys: keys, registryMaxAge: 0.5 }, 'registryMaxAge must be at least an hour'],
    [{ registryMinSerial: 1 }, 'registryMinSerial needs registryKeys'],
    ...[-1, 1.5, Math.ceil(Date.now() / 1000) + 60, Date.now()].map(
      (registryMinSerial): [object, string] => [
        { registryKeys: keys, registryMinSerial },
        'registryMinSerial must be the serial of a registry that was signed',
      ],
    ),
    [{ registryKeys: [] }, 'registryKeys must name a key, or be left out'],
    [{ registryKeys: [{ id: 'a b', key }] }, 'registryKeys.0.id must be letters'],
    [{ registryKeys: [{ id: 'a', key: 'x' }] }, 'registryKeys.0.key must be an Ed25519'],
    [{ registryKeys: [{ id: 'a', key, notAfter: '2027' }] }, 'registryKeys.0.notAfter must be'],
    [{ registryKeys: [{ id: 'a', key, notafter: '' }] }, 'registryKeys.0.notafter Invalid'],
  ])('with %j has this fault: %s', (wrong, fault) => {
    expect(faultsOf({ ...usable, ...wrong })).toEqual([expect.stringContaining(fault)]);
  });

  it.each(["a'b", 'a"b', '$host', 'a;b', 'a,b', 'a`b', '*'])(
    'has no host name that a policy would interpret: %s',
    (host) => {
      const address = `https://${host}.example/releases.json`;
      for (const addresses of [
        { partnerApiUrl: address },
        { publicIpUrl: address },
        { releasesUrl: address },
        { telemetryUrl: address },
        { brand: { logo: address } },
      ])
        expect(faultsOf({ ...usable, ...addresses })).toEqual([
          expect.stringContaining(`has the host ${host}.example`),
        ]);
    },
  );
});
