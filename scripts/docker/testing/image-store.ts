import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBuilds } from '../../release/publish/place-builds';
import { changeRegistry } from '../../release/registry/change-registry';
import { directoryStore } from '../../release/store/directory-store';

const now = '2026-03-01T00:00:00.000Z';
export const imageBase = 'http://localhost:4103/';

/** Makes the store of an image: one release of portfolio, and the source maps of both builds. @returns its folder. */
export async function imageStore(parent: string, version: string): Promise<string> {
  const dir = path.join(parent, version);
  const entry = `portfolio/mf-manifest.${version}.json`;
  mkdirSync(path.join(dir, 'portfolio'), { recursive: true });
  writeFileSync(path.join(dir, entry), version);
  for (const file of [`portfolio/${version}/sbom.cdx.json`, `host/${version}/assets/main.js.map`]) {
    const target = path.join(dir, '.private/source-maps', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, version);
  }
  const release = { entry, contract: '^3.0.0' };
  const host = { version, contract: '2.1.0', shared: {} };
  await changeRegistry(directoryStore(dir), { action: 'start', now }, (registry) =>
    withBuilds(registry, host, [{ name: 'portfolio', version, release, base: imageBase }], now),
  );
  return dir;
}
