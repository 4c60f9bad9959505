import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import { root } from '../workspace/apps';
import { describeWith } from '../workspace/describe-with';

const file = path.join(root, 'docker-compose.yml');
const text = readFileSync(file, 'utf8');

const services = new Map(
  [...text.matchAll(/^ {2}([\w-]+):\n((?: {4,}.*\n|\n)+)/gm)].map(([, name = '', body = '']) => [
    name,
    body,
  ]),
);

describe('docker-compose.yml', () => {
  it('keeps the signing key from every service except the signing service', () => {
    const having = [...services].filter(([, service]) => service.includes('keys:/srv'));
    expect(having.map(([name]) => name)).toEqual(['publish']);
    // Otherwise the settings of an older image would stay in the volume.
    expect(services.get('host')).toContain('settings:/srv/portal/settings:ro,nocopy');
  });

  it('publishes every port to this machine only', () => {
    const published = [...text.matchAll(/ports: \['([^']*)'\]/g)];
    expect(published).toHaveLength(3 + remoteNames.length);
    for (const [, port] of published) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('starts again what stops by itself, and lets it complete what is under way', () => {
    expect(text).toMatch(/&kept\n {2}restart: unless-stopped\n {2}stop_grace_period: 15s\n/);
    for (const [name, service] of services)
      expect([name, /<<: \*(?:kept|served)/.test(service)]).toEqual([name, name !== 'publish']);
  });

  it('lets no server of files write any', () => {
    expect(text).toContain('&served\n  <<: *kept\n  read_only: true\n');
    for (const name of ['host', 'platform', ...remoteNames])
      expect(services.get(name)).toContain('<<: *served');
  });

  it('tells the host and the platform the ports of the demo', () => {
    for (const name of ['host', 'platform'])
      expect(services.get(name)).toContain('environment: *ports');
  });
});

describeWith(describe, 'compose', 'docker-compose.yml for Docker Compose', (compose) => {
  it('is valid', () => {
    const [command = '', ...args] = compose.split(' ');
    const { status, stderr } = spawnSync(command, [...args, '-f', file, 'config', '--quiet'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});
