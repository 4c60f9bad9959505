import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteName } from '../configuration/configuration';
import { oneLine } from '../command-line/printable';
import { CliError } from '../command-line/cli-error';
import { judgeCanary, type Judgement } from '../canary/judge-canary';
import { changeRegistry, currentRegistry } from '../registry/change-registry';
import { withShare } from '../registry/registry-changes';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import type { ChangeOptions, Remote } from './options';

/** The exit codes of the command. Exit code 1 is an error. */
const exitCodes = { fine: 0, worse: 2, undecided: 3 } as const;

const everyMs = 60_000;

interface WatchOptions extends ChangeOptions, Judgement {
  window: string;
  /** In milliseconds. */
  for?: number | undefined;
}

/** Watches a canary and ends it if it is worse. If the metrics cannot be read or are too few, the canary continues. */
export async function watch({ name }: Remote, options: WatchOptions): Promise<void> {
  const store = await openStore(options.to);
  const watched = (await currentRegistry(store))[name]?.canary?.version;
  if (!watched) throw new CliError(`${name} has no canary to watch.`);
  const until = Date.now() + (options.for ?? Infinity);
  for (;;) {
    const released = (await currentRegistry(store))[name];
    if (released?.canary?.version !== watched)
      return console.log(`${name} ${watched} is no canary any more.`);
    const { state, why } = await judgeCanary(name, released, released.canary, options);
    say(`${name} ${watched}: ${state}, ${why}.`);
    if (state === 'worse') await end(store, name, watched, why, options);
    if (state === 'worse' || Date.now() + everyMs > until) {
      process.exitCode = exitCodes[state];
      return;
    }
    await sleep(everyMs);
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
