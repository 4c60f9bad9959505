import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildAll } from '../build/build-all';
import { registerBuilds } from '../release/publish/local-registry';
import { keysOf, newKey } from '../release/keys/release-keys';
import { directoryStore, privateFolder } from '../release/store/directory-store';
import { root } from '../workspace/apps';

const sources = (...parts: string[]) => path.join(root, 'scripts', ...parts);

/** Builds the demo into a folder, which any file server can serve at the root of an origin. */
export async function buildDemo(to: string, log: (line: string) => void): Promise<void> {
  const builds = await buildAll(log);
  const host = builds.get('host');
  if (!host) throw new Error('The host was not built.');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  // Nothing else is ever signed with this key, so its private part is not kept.
  const keys = keysOf(JSON.stringify({ keys: [newKey('demo')] }));
  await registerBuilds(builds, log, { ...directoryStore(to), keys });
  rmSync(path.join(to, privateFolder), { recursive: true });
  writeFileSync(path.join(to, 'trust.json'), JSON.stringify({ registryKeys: keys.trusted }));
  cpSync(host.dist, to, { recursive: true });
  renameSync(path.join(to, 'index.html'), path.join(to, 'host.html'));
  cpSync(sources('platform'), to, { recursive: true });
  renameSync(path.join(to, 'index.html'), path.join(to, 'platform.html'));
  cpSync(sources('demo/start.html'), path.join(to, 'index.html'));
  for (const name of ['in-browser.js', 'keep-alive.js'])
    cpSync(sources('demo', name), path.join(to, name));
  for (const folder of ['page', 'pictures'])
    cpSync(sources('sandbox', folder), path.join(to, folder), { recursive: true });
  await addSandbox(to);
  // Simple file servers do not use the compressed copies.
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:br|gz)$/.test(name)) rmSync(path.join(to, name));
}

async function addSandbox(to: string): Promise<void> {
  await build({
    entryPoints: [sources('sandbox/demo/service-worker.ts')],
    outfile: path.join(to, 'service-worker.js'),
    bundle: true,
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
    define: { 'process.env.COMMIT': 'null', 'import.meta.url': 'location.href' },
    // The embedded PostgreSQL imports these in Node only.
    external: ['node:*'],
  });
  const pglite = path.dirname(
    createRequire(sources('sandbox/main.ts')).resolve('@electric-sql/pglite'),
  );
  for (const name of ['pglite.wasm', 'initdb.wasm', 'pglite.data'])
    cpSync(path.join(pglite, name), path.join(to, name));
  const writer = sources('sandbox/demo/write-empty-database.ts');
  const database = path.join(to, 'empty-database.bin');
  execFileSync(process.execPath, ['--import', 'tsx', writer, database], { stdio: 'inherit' });
}
