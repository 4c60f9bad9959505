import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { appFolders, root } from '../../build/apps.ts';
import { expect, test } from '../portal.ts';

const file = path.join(root, 'docker-compose.yml');

const compose = [['docker-compose'], ['docker', 'compose']].find(([command = '', ...args]) =>
  /version/i.test(spawnSync(command, [...args, 'version'], { encoding: 'utf8' }).stdout ?? ''),
);

test('docker-compose takes docker-compose.yml, and it is the whole portal', () => {
  test.skip(!compose, 'docker-compose is not installed (Debian: apt-get install docker-compose)');
  const [command = '', ...args] = compose ?? [];
  const config = (...flags: string[]) =>
    spawnSync(command, [...args, '-f', file, 'config', ...flags], { encoding: 'utf8' });
  expect(config('--quiet')).toMatchObject({ status: 0 });
  expect(config('--services').stdout.trim().split('\n').toSorted()).toEqual([
    'host',
    'onboarding',
    'opportunities',
    'partner-api',
    'platform',
    'portfolio',
    'postgres',
  ]);
});

test('the Dockerfile knows every package, runs as nobody special, and starts what exists', () => {
  const text = readFileSync(path.join(root, 'scripts/docker/Dockerfile'), 'utf8');
  for (const folder of ['shared', 'scripts', ...appFolders])
    expect(text).toContain(`COPY ${folder}/package.json ${folder}/`);
  expect(text).toContain('USER node');
  expect(text).toContain('FROM nginxinc/nginx-unprivileged');
  const { packageManager } = v.parse(
    v.object({ packageManager: v.string() }),
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
  );
  expect(text).toContain(packageManager);
  for (const [script] of text.matchAll(/scripts\/\S+\.ts/g))
    expect(existsSync(path.join(root, script))).toBe(true);
});
