import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A copy of a build after a change of one line in one of its scripts: the script and whatever names it get new names, as
 * a build by webpack would give them.
 * @param changed what the script's name begins with.
 */
export function changedBuild(from: string, to: string, changed: string, line: string): void {
  cpSync(from, to, { recursive: true });
  const files = () => readdirSync(to, { recursive: true, encoding: 'utf8' });
  // The servers would send these.
  for (const file of files().filter((name) => /\.(?:br|gz|dcz)$/.test(name)))
    rmSync(path.join(to, file));
  const script = files().find((name) => name.startsWith(`assets/${changed}.`));
  if (!script) throw new Error(`${from} has no script ${changed}.`);
  const file = path.join(to, script);
  writeFileSync(file, readFileSync(file, 'utf8') + line);
  for (const waiting = [script]; waiting.length > 0;) {
    const name = waiting.pop() ?? '';
    const [, old = ''] = /\.([0-9a-f]{12})\.js$/.exec(name) ?? [];
    const text = readFileSync(path.join(to, name));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    renameSync(path.join(to, name), path.join(to, name.replace(old, hash)));
    for (const each of files().filter((other) => /\.(?:js|json|html)$/.test(other))) {
      const place = path.join(to, each);
      const before = readFileSync(place, 'utf8');
      if (!before.includes(old)) continue;
      writeFileSync(place, before.replaceAll(old, hash));
      if (/^assets\/.*\.[0-9a-f]{12}\.js$/.test(each)) waiting.push(each);
    }
  }
}
