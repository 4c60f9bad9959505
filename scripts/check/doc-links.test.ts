import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';
import { git } from '../workspace/git';

const documents = git(root, 'ls-files', '*.md')
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

// A guide that is read during an incident must not link to a page or a heading that has moved.
it('every link of the documentation leads to a file, and to a heading that is in it', () => {
  const links = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ file, target })),
  );
  const local = links.filter(({ target }) => !/^[a-z]+:/.test(target));
  expect(local.length).toBeGreaterThan(100);
  expect(local.filter(isBroken).map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
});

/** A path of the repository, without the placeholders and commands that are written as code too. */
const repositoryPath = /^(?:host|remote-\w+|shared|scripts|\.github)\/[\w./-]+$/;

it('every path in the documentation exists', () => {
  const paths = documents.flatMap((file) =>
    [...textOf(file).matchAll(/`([^`\n]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => repositoryPath.test(code) && !code.startsWith('remote-rewards/'))
      .map((code) => ({ file, code })),
  );
  expect(paths.length).toBeGreaterThan(100);
  const missing = paths.filter(({ code }) => !existsSync(path.join(root, code)));
  expect(missing.map(({ file, code }) => `${file}: ${code}`)).toEqual([]);
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

/** Returns the text of a page without its blocks of code, in which `#` begins a comment. */
function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8').replace(/```[\s\S]*?```/g, '');
}
