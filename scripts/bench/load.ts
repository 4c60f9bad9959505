import path from 'node:path';
import { measureAll } from './measure-all.ts';
import type { Options } from './options.ts';
import { stepsOf } from './plan.ts';
import { loadNow, thisCommit, thisMachine } from './report/machine.ts';
import type { Results } from './report/results.ts';
import { rowsOf } from './report/rows.ts';
import { asText } from './report/sections.ts';
import { targetsOf } from './report/targets.ts';
import { writeJson, writeResults } from './report/write-results.ts';
import { Samples } from './samples.ts';
import { makeCertificate } from './serve/certificate.ts';
import { NetworkLink } from './serve/network-link.ts';
import { openings } from './serve/opening-page.ts';
import { openEnvironment } from './serve/bench-environment.ts';
import { benchDir } from './settings/env.ts';

type Log = (line: string) => void;

const slowLink = 'slow 4G as a network link of its own';
const samplesFile = (dry: boolean) => path.join(benchDir, dry ? 'quick.jsonl' : 'samples.jsonl');

/** Measures how fast each build shows its screens, prints the result and saves it. */
export async function measureLoad(options: Options, log: Log): Promise<void> {
  const certificate = await makeCertificate();
  const link = options.slowLink ? new NetworkLink() : undefined;
  const subject = { commit: thisCommit(), network: link ? slowLink : 'slow 4G' };
  const file = samplesFile(options.dry);
  const samples = options.resume ? Samples.resume(file, subject) : undefined;
  const environment = await openEnvironment(options.variants, certificate, log, link);
  try {
    const { fingerprint } = certificate;
    const setup = { environment, fingerprint, throttleNetwork: !link };
    const load = loadNow();
    const late = [...environment.late].map((address) => new URL(address).pathname.slice(1));
    const taken = samples ?? Samples.create(file, { ...subject, load, late });
    log(
      `Kept step by step: after an interruption --resume goes on, "bench report" shows what there is.`,
    );
    await measureAll(setup, stepsOf({ ...options, openings }), taken, log);
    await report(taken, options, log);
  } finally {
    await environment.close();
  }
}

/** Reports what the last run has measured so far. */
export async function reportLoad(options: Options, log: Log): Promise<void> {
  await report(Samples.read(samplesFile(options.dry)), options, log);
}

async function report(samples: Samples, { dry }: Options, log: Log): Promise<void> {
  const { commit, network, load, late } = samples.header;
  const measured = rowsOf(samples.measured);
  const results: Results = {
    date: new Date().toISOString(),
    commit,
    machine: thisMachine(),
    network,
    load: [load, loadNow()],
    ...measured,
    late,
    targets: targetsOf(measured.rows, measured.parts),
  };
  log(`\n${asText(results)}`);
  if (dry) return;
  if (network === slowLink) await writeJson('slow-link.json', results);
  else await writeResults(results);
}
