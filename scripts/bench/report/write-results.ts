import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps';
import { summaryOf, withResult, type Results } from './performance-page';

export function writeResults(results: Results): void {
  writeFileSync(path.join(import.meta.dirname, '../results/latest.json'), textOf(results));
  const page = path.join(root, 'shared/docs/performance.md');
  writeFileSync(page, withResult(readFileSync(page, 'utf8'), summaryOf(results)));
}

/** Puts each row and each target on a line of its own, so that a diff shows which of them has changed. */
function textOf({ rows, targets, ...about }: Results): string {
  const entries = Object.entries(about).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value)}`,
  );
  entries.push(`"rows": ${linesOf(rows)}`, `"targets": ${linesOf(targets)}`);
  return `{\n${entries.join(',\n')}\n}\n`;
}

function linesOf(values: readonly object[]): string {
  return `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
}
