import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addPageIntegrity } from './page-integrity';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();
const page = path.join(dir, 'index.html');
beforeEach(() => {
  rmSync(path.join(dir, 'assets'), { recursive: true, force: true });
  mkdirSync(path.join(dir, 'assets'));
});

const write = (texts: Record<string, string>) =>
  Object.entries(texts).forEach(([name, text]) => writeFileSync(path.join(dir, name), text));
const tag = (name: string, integrity = '') =>
  `<script defer fetchpriority="high" src="/assets/${name}"${integrity && ` integrity="${integrity}"`}></script>`;
const table = (text = '') => `<script type="application/json" id="portal-chunks">${text}</script>`;
const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('adds the integrity of each script of the page, and drops copies of the page without it', () => {
  write({ 'assets/libraries.1f.js': 'load()', 'assets/main.1f.js': 'run()' });
  write({ 'index.html.br': '', 'index.html.gz': '' });
  write({ 'index.html': tag('libraries.1f.js') + tag('main.1f.js') });
  addPageIntegrity(dir);
  const first = tag('libraries.1f.js', integrityOf('load()'));
  expect(readFileSync(page, 'utf8')).toBe(first + tag('main.1f.js', integrityOf('run()')));
  expect([existsSync(`${page}.br`), existsSync(`${page}.gz`)]).toEqual([false, false]);
});

it('adds that of each script which is loaded later, in place of what is there from before a change', () => {
  write({ 'assets/main.js': 'changed()', 'assets/7.2e.js': 'later()', 'assets/7.2e.js.br': '' });
  write({ 'index.html': tag('main.js', 'sha256-1') + table('{1}') });
  addPageIntegrity(dir);
  const later = JSON.stringify({ '/assets/7.2e.js': integrityOf('later()') });
  expect(readFileSync(page, 'utf8')).toBe(tag('main.js', integrityOf('changed()')) + table(later));
});

it('refuses a page without a script', () => {
  writeFileSync(page, '<p></p>');
  expect(() => addPageIntegrity(dir)).toThrow('The page has no script.');
});
