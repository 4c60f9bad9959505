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

/** What the command exits with; 1 is an error. */
const exitCodes = { fine: 0, worse: 2, undecided: 3 } as const;

interface WatchOptions extends ChangeOptions, Limits {
  /** The address of Prometheus. */
  from: string;
  window: string;
  /** In milliseconds, as is `for`. */
  every?: number | undefined;
  for?: number | undefined;
  once?: boolean | undefined;
  dryRun?: boolean | undefined;
}

/** Metrics that cannot be read, or that say too little, end nothing. */
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

/** Undefined when the canary is over. */
async function judge(
  store: Store,
  remote: RemoteName,
  watched: string,
  { from, window, ...limits }: WatchOptions,
): Promise<Verdict | undefined> {
  const released = (await currentRegistry(store))[remote];
  if (released?.canary?.version !== watched) return undefined;
  const { current, canary } = released;
  // An audience, such as staff, is not like other users: as soon as a share of users has the canary, only they count.
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

// Only the canary that was measured: another may have taken its place meanwhile.
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
