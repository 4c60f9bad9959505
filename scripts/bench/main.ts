import './environment.ts';
import { measureAll } from './load.ts';
import { readOptions, type Options } from './options.ts';
import { thisCommit, thisMachine } from './report/machine.ts';
import type { Results } from './report/results.ts';
import { asText } from './report/sections.ts';
import { targetsOf } from './report/targets.ts';
import { writeResults } from './report/write-results.ts';
import { makeCertificate } from './serve/certificate.ts';
import { openStage } from './serve/stage.ts';

async function load(options: Options): Promise<void> {
  const certificate = await makeCertificate();
  const stage = await openStage(options.variants, certificate, console.log);
  try {
    const setup = {
      stage,
      fingerprint: certificate.fingerprint,
      throttleNetwork: true,
      browserArgs: [],
    };
    const rows = await measureAll(setup, options, console.log);
    const results: Results = {
      date: new Date().toISOString(),
      commit: thisCommit(),
      machine: thisMachine(),
      network: 'slow 4G',
      rows,
      targets: targetsOf(rows),
    };
    console.log(`\n${asText(results)}`);
    if (!options.dry) await writeResults(results);
  } finally {
    await stage.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  await load(options);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
