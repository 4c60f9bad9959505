import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { root } from '../../workspace/apps';
import { summaryOf, withResult, type Results } from './performance-page';

const dir = path.join(import.meta.dirname, '../results');
/** Writes a file of results, formatted with prettier. */
export async function writeJson(name: string, value: unknown): Promise<void> {
  const text = await format(JSON.stringify(value), { parser: 'json', printWidth: 100 });
  writeFileSync(path.join(dir, name), text);
}

/** Writes the newest result as JSON and into shared/docs/performance.md. */
export async function writeResults(results: Results): Promise<void> {
  await writeJson('latest.json', results);
  const page = path.join(root, 'shared/docs/performance.md');
  writeFileSync(page, withResult(readFileSync(page, 'utf8'), summaryOf(results)));
}
