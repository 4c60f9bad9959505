import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from './workspace/testing/scratch-folder';

const dir = scratchFolder();

/** Creates a checkout without an installation, and another npx. */
beforeAll(() => {
  for (const file of ['install.mjs', 'workspace/run-to-end.mjs'])
    cpSync(path.join(__dirname, file), path.join(dir, 'scripts', file));
  for (const each of ['bin', 'node_modules']) mkdirSync(path.join(dir, each));
  writeFileSync(path.join(dir, 'package.json'), '{"packageManager":"pnpm@0.0.0"}');
  writeFileSync(path.join(dir, 'pnpm-lock.yaml'), 'lock');
  const npx = '#!/bin/sh\necho "npx $*"; exit "$NPX_CODE"\n';
  writeFileSync(path.join(dir, 'bin/npx'), npx, { mode: 0o755 });
});

function install(code: number, node = process.versions.node) {
  const start = `
    import { ensureInstalled } from './scripts/install.mjs';
    Object.defineProperty(process, 'versions', { value: { node: '${node}' } });
    await ensureInstalled();`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', start], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, NPX_CODE: `${code}`, PATH: `${dir}/bin:${process.env['PATH']}` },
  });
}

it.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.12.0', true],
])('Node %s is refused, with the versions that fit, unless it fits: %s', (version, fits) => {
  const { stdout, stderr } = install(1, version);
  expect(stdout.startsWith('Installing')).toBe(fits);
  const supported = 'the portal needs Node 22 from 22.12 on, 24 or newer, or 20 from 20.19 on.';
  const refusal = `Node ${version} does not fit: ${supported}\n`;
  expect(stderr).toBe(fits ? 'The installation failed; see the messages above.\n' : refusal);
});

it('installs once', () => {
  const stdout = expect.stringContaining('Installed in') as string;
  expect(install(0)).toMatchObject({ status: 0, stdout });
  expect(install(1)).toMatchObject({ status: 0, stdout: '' });
});
