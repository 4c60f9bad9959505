import { measureAll } from './measure-all.ts';
import type { Options } from './options.ts';
import { loadNow, thisCommit, thisMachine } from './report/machine.ts';
import type { Results } from './report/results.ts';
import { asText } from './report/sections.ts';
import { targetsOf } from './report/targets.ts';
import { writeJson, writeResults } from './report/write-results.ts';
import { makeCertificate } from './serve/certificate.ts';
import { Line } from './serve/line.ts';
import { openStage } from './serve/stage.ts';

/** How fast the builds show their screens: measures, prints, and keeps the result. */
export async function measureLoad(options: Options, say: (line: string) => void): Promise<void> {
  const certificate = await makeCertificate();
  const line = options.line ? new Line() : undefined;
  const stage = await openStage(options.variants, certificate, say, line);
  try {
    const { fingerprint } = certificate;
    const commit = thisCommit();
    const busyBefore = loadNow();
    const rows = await measureAll({ stage, fingerprint, throttleNetwork: !line }, options, say);
    const results: Results = {
      date: new Date().toISOString(),
      commit,
      machine: thisMachine(),
      network: line ? 'slow 4G as a line of its own' : 'slow 4G',
      load: [busyBefore, loadNow()],
      rows,
      targets: targetsOf(rows),
    };
    say(`\n${asText(results)}`);
    if (options.dry) return;
    if (line) await writeJson('line.json', results);
    else await writeResults(results);
  } finally {
    await stage.close();
  }
}
