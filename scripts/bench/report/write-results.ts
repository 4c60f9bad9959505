import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { root } from '../../workspace/apps';
import { summaryOf, withResult, type Results } from './performance-page';

export async function writeResults(results: Results): Promise<void> {
  const text = await format(JSON.stringify(results), { parser: 'json', printWidth: 100 });
  writeFileSync(path.join(import.meta.dirname, '../results/latest.json'), text);
  const page = path.join(root, 'shared/docs/performance.md');
  writeFileSync(page, withResult(readFileSync(page, 'utf8'), summaryOf(results)));
}
