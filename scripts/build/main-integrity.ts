import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the integrity of the host's main script into its page, so that a delta of it that was damaged on the way does not
 * run (decision 98). After the build: webpack names the script by its content when the page is made already.
 */
export function addMainIntegrity(dir: string): void {
  const file = path.join(dir, 'index.html');
  const page = readFileSync(file, 'utf8');
  const [tag, src = ''] = /<script defer[^>]*? src="([^"]+)"/.exec(page) ?? [];
  if (!tag) throw new Error('The page has no script.');
  // Faster than the SHA-384 of the remotes' scripts, and this one is large.
  const hash = createHash('sha256').update(readFileSync(path.join(dir, src)));
  writeFileSync(file, page.replace(tag, `${tag} integrity="sha256-${hash.digest('base64')}"`));
  // Copies of the page as it was. No server has a use for them, since it fills the page in.
  for (const copy of ['.br', '.gz']) rmSync(file + copy, { force: true });
}
