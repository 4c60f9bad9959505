// Installs the dependencies with the pinned pnpm, unless exactly this lock file is already installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const marker = path.join(root, 'node_modules/.installed-lock');

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old: the portal needs Node 20.19 or newer.`);
  process.chdir(root);
  const lock = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.log(`Installing with ${packageManager} …`);
  const { status, error } = spawnSync(
    'npx',
    [
      '--yes',
      packageManager,
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
      '--loglevel=warn',
    ],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (error) fail(`Cannot run npx: ${error.message}`);
  if (status !== 0) fail('The installation failed; see the messages above.');
  writeFileSync(marker, lock);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
