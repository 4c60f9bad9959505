import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps.ts';
import { buildArgs, imageOf } from './image-arguments';

const all = { PORTAL_CONFIG: 'p.json', COMMIT: 'c0ffee', BUILD_BASE: 'node@1', WEB_BASE: 'a@2' };

it('passes on what is set, and leaves the rest to the Dockerfile', () => {
  expect(buildArgs({ PORTAL_CONFIG: 'p.json', WEB_BASE: '', COMMIT: undefined })).toEqual([
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
  for (const name of ['BUILD_BASE', 'WEB_BASE'])
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
