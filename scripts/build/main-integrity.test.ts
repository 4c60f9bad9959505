import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addMainIntegrity } from './main-integrity.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'main-integrity-'));
afterAll(() => rmSync(dir, { recursive: true }));
const page = path.join(dir, 'index.html');

it('adds the integrity of the page’s script, and drops copies of the page without it', () => {
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, 'assets/main.1f.js'), 'run()');
  writeFileSync(`${page}.br`, 'compressed');
  writeFileSync(page, '<script defer fetchpriority="high" src="/assets/main.1f.js"></script>');
  addMainIntegrity(dir);
  const hash = createHash('sha256').update('run()').digest('base64');
  expect(readFileSync(page, 'utf8')).toBe(
    `<script defer fetchpriority="high" src="/assets/main.1f.js" integrity="sha256-${hash}"></script>`,
  );
  expect(existsSync(`${page}.br`)).toBe(false);
});

it('refuses a page without a script', () => {
  writeFileSync(page, '<p></p>');
  expect(() => addMainIntegrity(dir)).toThrow('The page has no script.');
});
