import { measureAll } from './measure-all.ts';
import type { Options } from './options.ts';
import { loadNow, thisCommit, thisMachine } from './report/machine.ts';
import type { Results } from './report/results.ts';
import { asText } from './report/sections.ts';
import { targetsOf } from './report/targets.ts';
import { writeJson, writeResults } from './report/write-results.ts';
import { makeCertificate } from './serve/certificate.ts';
import { NetworkLink } from './serve/network-link.ts';
import { openEnvironment } from './serve/bench-environment.ts';

/** Measures how fast each build shows its screens, prints the result and saves it. */
export async function measureLoad(options: Options, log: (line: string) => void): Promise<void> {
  const certificate = await makeCertificate();
  const link = options.slowLink ? new NetworkLink() : undefined;
  const environment = await openEnvironment(options.variants, certificate, log, link);
  try {
    const { fingerprint } = certificate;
    const commit = thisCommit();
    const busyBefore = loadNow();
    const rows = await measureAll(
      { environment, fingerprint, throttleNetwork: !link },
      options,
      log,
    );
    const results: Results = {
      date: new Date().toISOString(),
      commit,
      machine: thisMachine(),
      network: link ? 'slow 4G as a network link of its own' : 'slow 4G',
      load: [busyBefore, loadNow()],
      rows,
      targets: targetsOf(rows),
    };
    log(`\n${asText(results)}`);
    if (options.dry) return;
    if (link) await writeJson('slow-link.json', results);
    else await writeResults(results);
  } finally {
    await environment.close();
  }
}
