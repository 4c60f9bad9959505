import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
import { existsSync, readFileSync } from 'node:fs';
import { mapOf } from '../release/store/source-maps';

/** Minified bytes by library, and by file for our own code. */
type Weights = Record<string, number>;

/** The number of modules to report for a screen or a remote. */
const listed = 12;

/** Returns the largest modules of these scripts, the largest first. @param mapFor returns a script's source map. */
export function largestModules(scripts: readonly string[], mapFor = mapOf): string[] {
  const sum = new Map<string, number>();
  for (const script of scripts)
    for (const [module, bytes] of Object.entries(weighModules(script, mapFor(script))))
      sum.set(module, (sum.get(module) ?? 0) + bytes);
  return [...sum]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, listed)
    .map(([module, bytes]) => `${module}: ${bytes} bytes, minified`);
}

/** Returns the size of each module in a built script. A missing source map is reported elsewhere. */
export function weighModules(script: string, map = mapOf(script)): Weights {
  if (!existsSync(map)) return {};
  const lines = readFileSync(script, 'utf8').split('\n');
  const weights: Weights = {};
  let last: { line: number; column: number; module: string } | undefined;
  const close = (line: number, column: number) => {
    if (!last) return;
    const end = line === last.line ? column : (lines[last.line - 1]?.length ?? 0);
    weights[last.module] = (weights[last.module] ?? 0) + end - last.column;
  };
  eachMapping(new TraceMap(readFileSync(map, 'utf8')), (mapping) => {
    const { generatedLine: line, generatedColumn: column, source } = mapping;
    close(line, column);
    last = { line, column, module: moduleOf(source ?? 'of no source') };
  });
  close(0, 0);
  return weights;
}

// 'webpack://host/../node_modules/.pnpm/swr@2.5.1/node_modules/swr/dist/index.mjs' belongs to swr.
function moduleOf(source: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  return library ?? source.replace(/^webpack:\/\/[^/]*\/(?:\.\.?\/)*/, '');
}
