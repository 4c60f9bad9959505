import { type Command, InvalidArgumentError, Option } from 'commander';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { oneLine } from '../../serve/printable.ts';
import { CliError } from '../../workspace/cli-error.ts';
import { compareReleases, type Limits, type Verdict } from '../canary/compare-releases.ts';
import { MetricsUnavailable, readSamples } from '../canary/prometheus.ts';
import { changeRegistry, currentRegistry } from '../registry/change-registry.ts';
import { withShare } from '../registry/registry-changes.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import {
  type ChangeOptions,
  examples,
  placeOption,
  reasonOption,
  type Remote,
  remoteArgument,
} from './options.ts';

/** What the command exits with; 1 is an error. */
const exitCodes = { fine: 0, worse: 2, undecided: 3 } as const;

interface WatchOptions extends ChangeOptions, Limits {
  /** The address of Prometheus. */
  from: string;
  window: string;
  /** In milliseconds, as is `for`. */
  every: number;
  for?: number | undefined;
  once?: boolean | undefined;
  dryRun?: boolean | undefined;
}

export function watchCommand(command: Command): Command {
  return command
    .description(
      'Compares the canary with what runs for everybody else, and ends it when it is worse.',
    )
    .addArgument(remoteArgument())
    .requiredOption(
      '--from <address>',
      'Prometheus, such as http://prometheus.example:9090',
      prometheus,
    )
    .option('--window <time>', 'the time that is compared', prometheusTime, '30m')
    .addOption(
      new Option('--every <time>', 'how often').argParser(timeMs).default(timeMs('1m'), '1m'),
    )
    .option('--for <time>', 'how long to watch; without it, until the canary is over', timeMs)
    .option('--samples <count>', 'attempts to load that each of the two needs', atLeast(1), 100)
    .option(
      '--failures <points>',
      'loading may fail in so many more of 100 attempts',
      atLeast(0),
      2,
    )
    .option('--errors <count>', 'so many more errors of scripts in 100 attempts', atLeast(0), 5)
    .option('--lcp <percent>', 'Largest Contentful Paint may be so much later', atLeast(0), 25)
    .option('--once', 'compare once')
    .option('--dry-run', 'end nothing')
    .addOption(placeOption())
    .addOption(reasonOption())
    .addHelpText(
      'after',
      examples('releases watch portfolio --from http://prometheus.example:9090 --for 2h') +
        '\n\nExits with 0 when the canary is fine or over, 2 when it was worse, 3 when nothing could be decided, 1 on an error.',
    )
    .action(watch);
}

function prometheus(given: string): string {
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given;
  throw new InvalidArgumentError('Name the address of Prometheus.');
}

function prometheusTime(text: string): string {
  timeMs(text);
  return text;
}

const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function timeMs(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smhd])$/.exec(text) ?? [];
  if (!count) throw new InvalidArgumentError('Give a time such as 90s, 30m or 2h.');
  return Number(count) * units[unit as keyof typeof units];
}

function atLeast(least: number) {
  return (text: string): number => {
    const value = Number(text);
    if (text && Number.isFinite(value) && value >= least) return value;
    throw new InvalidArgumentError(`Give a number from ${least}.`);
  };
}

/** Metrics that cannot be read, or that say too little, end nothing. */
async function watch({ name }: Remote, options: WatchOptions): Promise<void> {
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
    if (state === 'worse' || options.once || Date.now() + options.every > until) {
      process.exitCode = exitCodes[state];
      return;
    }
    await sleep(options.every);
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
  { window, reason: given }: WatchOptions,
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
