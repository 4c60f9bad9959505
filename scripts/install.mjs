// Installs the dependencies with the pinned pnpm, unless exactly this lock file is already installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './workspace/run-to-end.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const marker = path.join(root, 'node_modules/.installed-lock');
/** How often to print that the installation continues, because neither pnpm nor npx prints anything until they are done. */
const progressMs = 5_000;
/** The lowest minor version of Node that all packages support, for each major version before 24. */
const leastMinor = { 20: 19, 22: 12 };

export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 24 && minor < (leastMinor[major] ?? Infinity))
    fail(
      `Node ${process.versions.node} does not fit: the portal needs Node 22 from 22.12 on, 24 or newer, or 20 from 20.19 on.`,
    );
  process.chdir(root);
  const lock = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.log(`Installing with ${packageManager}. The first time takes a minute or two …`);
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const progress = setInterval(
    () => console.log(`Still installing (${seconds()} s) …`),
    progressMs,
  );
  const code = await install(packageManager);
  clearInterval(progress);
  if (code !== 0) fail('The installation failed; see the messages above.');
  console.log(`Installed in ${seconds()} s.`);
  writeFileSync(marker, lock);
}

function install(packageManager) {
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile'];
  return runToEnd('npx', [...args, '--reporter=append-only', '--loglevel=warn'], {
    shell: process.platform === 'win32',
  }).catch(({ message }) => fail(`Cannot run npx: ${message}`));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
