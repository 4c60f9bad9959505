import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { originOf } from '../workspace/ports';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { deployedConfig, localRuntimeConfig, usesSandbox } from './config';

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
    configFile({ brand: { name: 'Tindahan' } });
    expect(localRuntimeConfig().brand.name).toBe('Tindahan');
    expect(localRuntimeConfig().partnerApiUrl).toBe(originOf('PARTNER_API_PORT'));
  });

  it('takes every key from the PORTAL_CONFIG file', () => {
    configFile(deployed);
    expect(usesSandbox()).toBe(false);
    const platformOrigins = ['https://www.example', demo];
    expect(localRuntimeConfig()).toMatchObject({ ...deployed, platformOrigins });
  });
});

describe('the configuration of a deployed host', () => {
  it('is the demo’s without a file, and else only the file, without anything of this machine', () => {
    expect(deployedConfig()).toEqual(localRuntimeConfig());
    configFile(deployed);
    expect(deployedConfig()).toMatchObject(deployed);
    expect(JSON.stringify(deployedConfig())).not.toContain('localhost');
    configFile({ ...deployed, releasesUrl: '/portal/releases.json' });
    expect(deployedConfig().releasesUrl).toBe('/portal/releases.json');
  });

  it.each<[unknown, string]>([
    [{ ...deployed, releasesUrl: 'cdn.example/releases.json' }, 'releasesUrl must be the address'],
    [
      { partnerApiUrl: 'x', links: { suport: 'help@www.example' } },
      'cannot be used: partnerApiUrl must be an absolute address such as https://api.example; platformOrigins is missing; links.suport is unknown; releasesUrl must be the address',
    ],
    [[], 'cannot be read: it must be an object'],
  ])('reports what is wrong: %j', (settings, fault) => {
    configFile(settings);
    expect(deployedConfig).toThrow(fault);
  });
});
