import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stackHost, stackRegistry } from '../isolated/isolated-federation';

export const anotherKey = 'portal-core-000000000000';

export function coreOfRemote() {
  const { opportunities } = stackRegistry();
  const found = opportunities?.versions[opportunities.current]?.start?.core;
  if (!found) throw new Error('The release does not name its core.');
  return found;
}

export const isCore = (url = '') =>
  coreOfRemote().scripts.some((script) => url.split('?')[0]?.endsWith(script));

/** Copies the stack's host and changes the key of its core, as if the host was built from other sources. */
export function hostWithAnotherCore(): string {
  const { key } = coreOfRemote();
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-host-'));
  cpSync(stackHost(), dir, { recursive: true });
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:js|html)$/.test(name))) {
    const text = readFileSync(path.join(dir, file), 'utf8');
    if (!text.includes(key)) continue;
    writeFileSync(path.join(dir, file), text.replaceAll(key, anotherKey));
    // The server would send the unchanged compressed copies.
    for (const packed of ['br', 'gz']) rmSync(path.join(dir, `${file}.${packed}`), { force: true });
  }
  const page = path.join(dir, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/ integrity="[^"]+"/g, ''));
  return dir;
}
