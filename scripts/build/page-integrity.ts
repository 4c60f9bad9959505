import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the integrity of the host's scripts into its page, so that a script that was damaged on the way does not run (decision
 * 60). The page's own scripts have it in their tags, chunks that load later in a table (integrity-from-page.cjs). It runs after
 * the build, because webpack names scripts by their content only after it has made the page.
 */
export function addPageIntegrity(dir: string): void {
  const file = path.join(dir, 'index.html');
  const page = readFileSync(file, 'utf8');
  if (page.search(ownScript) < 0) throw new Error('The page has no script.');
  const integrityOf = (src: string) => {
    // SHA-256 is faster than the SHA-384 of the remotes' scripts, and these scripts are large.
    const hash = createHash('sha256').update(readFileSync(path.join(dir, src)));
    return `sha256-${hash.digest('base64')}`;
  };
  const scripts = readdirSync(path.join(dir, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`);
  const later = scripts.filter((src) => !page.includes(` src="${src}"`)).toSorted();
  const table = JSON.stringify(Object.fromEntries(later.map((src) => [src, integrityOf(src)])));
  const withIntegrity = page
    .replaceAll(
      ownScript,
      (_, tag: string, src: string) => `${tag} integrity="${integrityOf(src)}"`,
    )
    .replace(laterScripts, (_, tag: string) => tag + table);
  writeFileSync(file, withIntegrity);
  // These copies are outdated. No server needs them, because each server fills in the page.
  for (const copy of ['.br', '.gz']) rmSync(file + copy, { force: true });
}

const ownScript = /(<script defer[^>]*? src="([^"]+)")(?: integrity="[^"]*")?/g;
const laterScripts = /(<script type="application\/json" id="portal-chunks">)[^<]*/;
