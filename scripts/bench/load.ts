import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchDir } from './settings/env';
import { variantNames, type Measurement } from './settings/measurement';
import type { LoadOptions } from './options';
import { stepsOf } from './plan';
import { currentLoad, thisCommit, thisMachine } from './report/machine';
import type { Results } from './report/performance-page';
import { rowsOf } from './report/rows';
import { asText } from './report/tables';
import { targetsOf } from './report/targets';
import { writeResults } from './report/write-results';
import { openEnvironment } from './serve/bench-environment';

type Log = (line: string) => void;

const samplesFile = path.join(benchDir, 'samples.jsonl');

export async function measureLoad(options: LoadOptions, log: Log): Promise<void> {
  const steps = stepsOf(options.runs, options.only);
  const variants = variantNames.filter((name) => steps.some(({ key }) => key.endsWith(name)));
  const environment = await openEnvironment(variants, log);
  try {
    const before = currentLoad();
    const samples: Measurement[] = [];
    mkdirSync(benchDir, { recursive: true });
    writeFileSync(samplesFile, '');
    for (const [index, { key, measure }] of steps.entries()) {
      log(`[${index + 1} of ${steps.length}] ${key}`);
      const measured = await twice(log, () => measure(environment));
      samples.push(...measured);
      appendFileSync(samplesFile, `${JSON.stringify({ key, measured })}\n`);
      log(`  ${measured.map(summaryOf).join('; ')}`);
    }
    const rows = rowsOf(samples);
    const results: Results = {
      date: new Date().toISOString(),
      commit: thisCommit(),
      machine: thisMachine(),
      load: [before, currentLoad()],
      rows,
      targets: targetsOf(rows),
    };
    log(options.json ? JSON.stringify(results) : `\n${asText(results)}`);
    if (!options.dry) writeResults(results);
  } finally {
    await environment.close();
  }
}

// Tries a step twice, then leaves it out, because a busy machine may crash a browser or keep a page from settling.
async function twice<T>(log: Log, measure: () => Promise<T[]>): Promise<T[]> {
  for (const next of ['again', 'left out']) {
    try {
      return await measure();
    } catch (error) {
      log(`  ${next}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return [];
}

function summaryOf({ kind, what, figures: { lcp, ms, bytes } }: Measurement): string {
  const times = `${kind}, ${what}: ${Math.round(lcp ?? ms ?? 0)} ms`;
  return bytes === undefined ? times : `${times}, ${bytes} bytes`;
}
