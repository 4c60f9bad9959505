import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteName } from '../configuration/configuration';
import { oneLine } from '../command-line/printable';
import { CliError } from '../command-line/cli-error';
import { compareReleases, type Limits, type Verdict } from '../canary/compare-releases';
import { MetricsUnavailable, readSamples } from '../canary/prometheus';
import { changeRegistry, currentRegistry } from '../registry/change-registry';
import { withShare } from '../registry/registry-changes';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import type { ChangeOptions, Remote } from './options';

/** The exit codes of the command. Exit code 1 is an error. */
const exitCodes = { fine: 0, worse: 2, undecided: 3 } as const;

interface WatchOptions extends ChangeOptions, Limits {
  from: string;
  window: string;
  /** In milliseconds. `for` is in milliseconds too. */
  every?: number | undefined;
  for?: number | undefined;
  once?: boolean | undefined;
  dryRun?: boolean | undefined;
}

/** Watches a canary and ends it if it is worse. If the metrics cannot be read or are too few, the canary continues. */
export async function watch({ name }: Remote, options: WatchOptions): Promise<void> {
  const { every = 60_000 } = options;
  const store = await openStore(options.to);
  const watched = (await currentRegistry(store))[name]?.canary?.version;
  if (!watched) throw new CliError(`${name} has no canary to watch.`);
  const until = Date.now() + (options.for ?? Infinity);
  for (;;) {
    const verdict = await judge(store, name, watched, options);
    if (!verdict) return console.log(`${name} ${watched} is no canary any more.`);
    const { state, why } = verdict;
    say(`${name} ${watched}: ${state}, ${why}.`);
    if (state === 'worse') {
      if (!options.dryRun) await end(store, name, watched, why, options);
      else console.log('It would be ended.');
    }
    if (state === 'worse' || options.once || Date.now() + every > until) {
      process.exitCode = exitCodes[state];
      return;
    }
    await sleep(every);
  }
}

/** Returns undefined when the canary has ended. */
async function judge(
  store: Store,
  remote: RemoteName,
  watched: string,
  { from, window, ...limits }: WatchOptions,
): Promise<Verdict | undefined> {
  const released = (await currentRegistry(store))[remote];
  if (released?.canary?.version !== watched) return undefined;
  const { current, canary } = released;
  // An audience such as staff behaves differently from other users. As soon as a share of users has the canary, only that
  // share is compared.
  const uncounted = ['chosen', ...(canary.share > 0 ? ['audience' as const] : [])] as const;
  try {
    const sampleOf = await readSamples(from, {
      remote,
      versions: [watched, current],
      uncounted,
      window,
    });
    return compareReleases(sampleOf(watched), sampleOf(current), limits);
  } catch (error) {
    if (!(error instanceof MetricsUnavailable)) throw error;
    return { state: 'undecided', why: error.message.replace(/\.$/, '') };
  }
}

// Ends only the canary that was measured, because another canary may have replaced it in the meantime.
async function end(
  store: Store,
  name: RemoteName,
  watched: string,
  why: string,
  { window, reason: given }: WatchOptions,
): Promise<void> {
  const now = new Date().toISOString();
  const reason = [given, `watch: ${why}, in ${window}`].filter(Boolean).join('; ');
  const after = await changeRegistry(store, { action: 'canary', now, reason }, (registry) =>
    registry[name]?.canary?.version === watched
      ? withShare(registry, name, { share: 0 }, now)
      : registry,
  );
  const over = after[name]?.canary?.version !== watched;
  if (over) say(`The canary is ended: every page that opens gets ${after[name]?.current ?? ''}.`);
}

function say(line: string): void {
  console.log(`${new Date().toISOString()}  ${oneLine(line)}`);
}
