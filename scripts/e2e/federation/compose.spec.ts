import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { appFolders, root } from '../../workspace/apps.ts';
import { expect, test } from '../portal.ts';

const file = path.join(root, 'docker-compose.yml');

const compose = [['docker-compose'], ['docker', 'compose']].find(([command = '', ...args]) =>
  /version/i.test(spawnSync(command, [...args, 'version'], { encoding: 'utf8' }).stdout ?? ''),
);

test('docker-compose.yml is valid and has every service', () => {
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
    'publish',
  ]);
});

test('docker-compose.yml publishes every port to this machine only', () => {
  const published = [...readFileSync(file, 'utf8').matchAll(/ports: \['([^']*)'\]/g)];
  expect(published).toHaveLength(6);
  for (const [, port] of published) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('the Dockerfile copies every package, drops privileges, and starts existing files', () => {
  const text = readFileSync(path.join(root, 'scripts/docker/Dockerfile'), 'utf8');
  for (const folder of ['shared', 'scripts', 'scripts/sandbox', ...appFolders])
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

test('the bundled partner API needs nothing but Node and PostgreSQL', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
  const node = (cwd: string, ...args: string[]) =>
    spawnSync(process.execPath, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PARTNER_API_PORT: '0', DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
    });
  const bundle = path.join(root, 'scripts/docker/bundle-sandbox.ts');
  expect(node(root, '--import', 'tsx', bundle, dir)).toMatchObject({ status: 0 });
  const started = node(dir, 'scripts/sandbox/server/main.mjs');
  expect(started).toMatchObject({ status: 1, stderr: 'connect ECONNREFUSED 127.0.0.1:1\n' });
  rmSync(dir, { recursive: true });
});
