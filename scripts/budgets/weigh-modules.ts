import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
import { readFileSync } from 'node:fs';
import { mapOf } from '../build/source-maps.ts';

/** Minified bytes by library, and by file for our own code. */
export type Weights = Record<string, number>;

/** Breaks a built script down by module, using its source map. */
export function weighModules(script: string): Weights {
  const lines = readFileSync(script, 'utf8').split('\n');
  const weights: Weights = {};
  let last: { line: number; column: number; module: string } | undefined;
  const close = (line: number, column: number) => {
    if (!last) return;
    const end = line === last.line ? column : (lines[last.line - 1]?.length ?? 0);
    weights[last.module] = (weights[last.module] ?? 0) + end - last.column;
  };
  eachMapping(new TraceMap(readFileSync(mapOf(script), 'utf8')), (mapping) => {
    const { generatedLine: line, generatedColumn: column, source } = mapping;
    close(line, column);
    last = { line, column, module: moduleOf(source ?? 'of no source') };
  });
  close(0, 0);
  return weights;
}

/** Adds up several breakdowns. */
export function sumOf(all: readonly Weights[]): Weights {
  const sum: Weights = {};
  for (const weights of all)
    for (const [module, bytes] of Object.entries(weights)) sum[module] = (sum[module] ?? 0) + bytes;
  return sum;
}

// 'webpack://host/../node_modules/.pnpm/swr@2.5.1/node_modules/swr/dist/index.mjs' belongs to swr.
function moduleOf(source: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  return library ?? source.replace(/^webpack:\/\/[^/]*\/(?:\.\.?\/)*/, '');
}
