import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const withLine = (text: string) => `${text};"a changed line";`;

/**
 * Copies a build as if some of its scripts had changed. These scripts, and all files that name them, get new names like in a
 * build by webpack.
 * @param changed the beginnings of the scripts' names.
 */
export function changedBuild(
  from: string,
  to: string,
  changed: readonly string[],
  change: (text: string) => string,
): void {
  cpSync(from, to, { recursive: true });
  for (const name of changed) {
    const script = filesOf(to).find(
      (file) => file.startsWith(`assets/${name}.`) && file.endsWith('.js'),
    );
    if (!script) throw new Error(`${from} has no script ${name}.`);
    write(to, script, change(readFileSync(path.join(to, script), 'utf8')));
    rename(to, script);
  }
}

function rename(dir: string, changed: string): void {
  for (const waiting = [changed]; waiting.length > 0;) {
    const name = waiting.pop() ?? '';
    const [, old = ''] = /\.([0-9a-f]{12})\.js$/.exec(name) ?? [];
    const text = readFileSync(path.join(dir, name));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    renameSync(path.join(dir, name), path.join(dir, name.replace(old, hash)));
    for (const each of filesOf(dir).filter((other) => /\.(?:js|json)$/.test(other))) {
      const file = path.join(dir, each);
      const before = readFileSync(file, 'utf8');
      if (!before.includes(old)) continue;
      write(dir, each, before.replaceAll(old, hash));
      if (/^assets\/.*\.[0-9a-f]{12}\.js$/.test(each)) waiting.push(each);
    }
  }
}

/** Writes a file and removes its compressed copies, which servers would send instead. */
function write(dir: string, name: string, text: string): void {
  const copies = filesOf(dir).filter((file) => file.startsWith(`${name}.`));
  for (const copy of copies.filter((file) => /\.(?:br|gz)$/.test(file)))
    rmSync(path.join(dir, copy));
  writeFileSync(path.join(dir, name), text);
}

function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' });
}
