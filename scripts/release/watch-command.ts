import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { oneLine } from '../serve/printable.ts';
import { changeRegistry, readRegistry } from './change-registry.ts';
import { CliError } from './cli-error.ts';
import { compareReleases, type Verdict } from './compare-releases.ts';
import { openStore } from './open-store.ts';
import { rejectExtraArgs, remoteCalled, type Options } from './options.ts';
import { MetricsUnavailable, readSamples } from './prometheus.ts';
import { withShare } from './registry-changes.ts';
import type { Store } from './store.ts';
import { watchSettings, type WatchSettings } from './watch-options.ts';

/** What the command exits with; 1 is an error. */
const exitCodes = { fine: 0, worse: 2, undecided: 3 } as const;

const own = ['from', 'window', 'every', 'for', 'samples', 'failures', 'errors', 'lcp'] as const;

/**
 * `pnpm releases watch <remote> --from <Prometheus>`: compares the canary with what runs for everybody else, and ends it
 * when it is worse. Metrics that cannot be read, or that say too little, end nothing.
 */
export async function watch([who, ...surplus]: string[], options: Options): Promise<void> {
  const { name } = remoteCalled(who);
  rejectExtraArgs(surplus, options, [...own, 'once', 'dry-run', 'reason']);
  const settings = watchSettings(options);
  const store = await openStore(options.to);
  const watched = (await readRegistry(store))[name]?.canary?.version;
  if (!watched) throw new CliError(`${name} has no canary to watch.`);
  const until = settings.forMs === undefined ? Infinity : Date.now() + settings.forMs;
  for (;;) {
    const verdict = await judge(store, name, watched, settings);
    if (!verdict) return console.log(`${name} ${watched} is no canary any more.`);
    const { state, why } = verdict;
    say(`${name} ${watched}: ${state}, ${why}.`);
    if (state === 'worse') {
      if (!options['dry-run']) await end(store, name, watched, why, settings, options.reason);
      else console.log('It would be ended.');
    }
    if (state === 'worse' || options.once || Date.now() + settings.everyMs > until) {
      process.exitCode = exitCodes[state];
      return;
    }
    await sleep(settings.everyMs);
  }
}

/** Undefined when the canary is over. */
async function judge(
  store: Store,
  remote: RemoteName,
  watched: string,
  { from, window, limits }: WatchSettings,
): Promise<Verdict | undefined> {
  const released = (await readRegistry(store))[remote];
  if (released?.canary?.version !== watched) return undefined;
  const { current } = released;
  try {
    const sampleOf = await readSamples(from, { remote, versions: [watched, current], window });
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
  { window }: WatchSettings,
  given: string | undefined,
): Promise<void> {
  const now = new Date().toISOString();
  const reason = [given, `watch: ${why}, in ${window}`].filter(Boolean).join('; ');
  const after = await changeRegistry(store, { action: 'canary', now, reason }, (registry) =>
    registry[name]?.canary?.version === watched ? withShare(registry, name, 0, now) : registry,
  );
  const over = after[name]?.canary?.version !== watched;
  if (over) say(`The canary is ended: every page that opens gets ${after[name]?.current ?? ''}.`);
}

function say(line: string): void {
  console.log(`${new Date().toISOString()}  ${oneLine(line)}`);
}
