import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
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
