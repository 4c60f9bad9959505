import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dir = mkdtempSync(path.join(tmpdir(), 'install-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** A checkout of which nothing is installed, and an npx that takes its time. */
beforeAll(() => {
  for (const file of ['install.mjs', 'workspace/run-to-end.mjs'])
    cpSync(path.join(__dirname, file), path.join(dir, 'scripts', file));
  for (const each of ['bin', 'node_modules']) mkdirSync(path.join(dir, each));
  writeFileSync(path.join(dir, 'package.json'), '{"packageManager":"pnpm@0.0.0"}');
  writeFileSync(path.join(dir, 'pnpm-lock.yaml'), 'lock');
  const npx = '#!/bin/sh\nsleep "$NPX_SECONDS"; echo "npx $*"; exit "$NPX_CODE"\n';
  writeFileSync(path.join(dir, 'bin/npx'), npx, { mode: 0o755 });
});

function install(code: number, seconds = 0) {
  const start = `import { ensureInstalled } from './scripts/install.mjs'; await ensureInstalled();`;
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

it('says that an installation goes on, and why it failed', () => {
  const { status, stdout, stderr } = install(1, 6);
  expect(stdout).toMatch(
    /^Installing with pnpm@0\.0\.0\..*\nStill installing \(5 s\) …\nnpx --yes pnpm@0\.0\.0 install/,
  );
  expect([status, stderr]).toEqual([1, 'The installation failed; see the messages above.\n']);
});

it('installs once', () => {
  expect(install(0)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Installed in') as string,
  });
  expect(install(1)).toMatchObject({ status: 0, stdout: '' });
});
