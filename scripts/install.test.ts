import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'compare-versions';
import { scratchFolder } from './workspace/testing/scratch-folder';

const dir = scratchFolder();

/** Creates a checkout without an installation, and a slow npx. */
beforeAll(() => {
  for (const file of ['install.mjs', 'workspace/run-to-end.mjs'])
    cpSync(path.join(__dirname, file), path.join(dir, 'scripts', file));
  for (const each of ['bin', 'node_modules']) mkdirSync(path.join(dir, each));
  writeFileSync(path.join(dir, 'package.json'), '{"packageManager":"pnpm@0.0.0"}');
  writeFileSync(path.join(dir, 'pnpm-lock.yaml'), 'lock');
  const npx = '#!/bin/sh\nsleep "$NPX_SECONDS"; echo "npx $*"; exit "$NPX_CODE"\n';
  writeFileSync(path.join(dir, 'bin/npx'), npx, { mode: 0o755 });
});

function install(code: number, seconds = 0, node = process.versions.node) {
  const start = `
    import { ensureInstalled } from './scripts/install.mjs';
    Object.defineProperty(process, 'versions', { value: { node: '${node}' } });
    await ensureInstalled();`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', start], {
    cwd: dir,
    encoding: 'utf8',
    env: {
      ...process.env,
      NPX_CODE: String(code),
      NPX_SECONDS: String(seconds),
      PATH: `${dir}/bin:${process.env['PATH']}`,
    },
  });
}

interface Engines {
  engines: { node: string };
}

const root = path.resolve(__dirname, '..');
const supported = 'the portal needs Node 22 from 22.12 on, 24 or newer, or 20 from 20.19 on.';
const engines = (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Engines)
  .engines.node;
const ofPackages = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
  .match(/(?<=engines: \{node: )'?[^,'}]+/g)
  ?.map((range) => range.replace("'", '').split(' || '))
  // `20` stands for the whole major version, but would mean 20.0.0 here.
  .map((parts) => parts.map((part) => part.replace(/^\d+$/, '^$&')).join(' || '));

it.each(['18.20.8', '20.18.3', '20.19.0', '21.7.3', '22.11.0', '22.12.0', '23.11.1', '24.0.0'])(
  'takes Node %s if all packages do, and else says which to use',
  (version) => {
    const fits = ofPackages?.every((range) => satisfies(version, range));
    expect(satisfies(version, engines)).toBe(fits);
    const { stdout, stderr } = install(1, 0, version);
    expect(stdout.startsWith('Installing')).toBe(fits);
    const refusal = `Node ${version} does not fit: ${supported}\n`;
    expect(stderr).toBe(fits ? 'The installation failed; see the messages above.\n' : refusal);
  },
);

it('installs once', () => {
  expect(install(0)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Installed in') as string,
  });
  expect(install(1)).toMatchObject({ status: 0, stdout: '' });
});
