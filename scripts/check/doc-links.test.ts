import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';

// A guide that is read during an incident must not link to a page or a heading that has moved.
it('every link of the documentation leads to a file, and to a heading that is in it', () => {
  const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => existsSync(path.join(root, file)) && file !== '');
  const links = files.flatMap((file) =>
    [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ file, target })),
  );
  const local = links.filter(({ target }) => !/^[a-z]+:/.test(target));
  expect(local.length).toBeGreaterThan(200);
  expect(local.filter(isBroken).map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
});

function isBroken({ file, target }: { file: string; target: string }): boolean {
  const [linkedFile = '', heading] = target.split('#');
  const linked = linkedFile === '' ? file : path.join(path.dirname(file), linkedFile);
  if (!existsSync(path.join(root, linked))) return true;
  return heading !== undefined && linked.endsWith('.md') && !anchorsOf(linked).has(heading);
}

function anchorsOf(file: string): Set<string> {
  const text = textOf(file);
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)]);
}

/** Returns the text of a page without its code, in which `#` begins a comment. */
function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8').replace(/```[\s\S]*?```/g, '');
}
