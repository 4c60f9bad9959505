import type { RemoteName } from '../configuration/configuration';
import type { LiveHost, Release } from '@investor-portal/registry/format';
import type { Registry } from '../configuration/registry-schema';
import { CliError } from '../command-line/cli-error';
import type { Note } from '../log/log-entry';
import { changeRegistry } from '../registry/change-registry';
import { withCanary, withCurrent } from '../registry/registry-changes';
import type { Store } from '../store/store';
import { printIfOff } from './describe-releases';

interface Asked {
  /** The share of users, in percent; undefined for all of them. */
  share: number | undefined;
  /** What was given with `--to`. */
  to: string | undefined;
}

interface Stored {
  name: RemoteName;
  version: string;
  release: Release;
  /** The registry as it was when the release was prepared. */
  before: Registry;
  host: LiveHost | undefined;
  note: Note;
  /** What to print. */
  done: string;
  asked: Asked;
}

/** Makes a stored release what every page that opens gets, or a share of users. */
export async function makeRun(store: Store, stored: Stored): Promise<void> {
  const { name, version, release, before, host, note, done, asked } = stored;
  const { share, to } = asked;
  const after = await changeRegistry(store, note, (known) => {
    assertNotOvertaken(name, before, known);
    const ofHost: Registry = { ...known, host };
    return share === undefined
      ? withCurrent(ofHost, name, version, release, note.now)
      : withCanary(ofHost, name, version, release, share, note.now);
  });
  const whom = share === undefined ? 'every page that opens' : `${share}% of users`;
  console.log(`${done}, for ${whom}.`);
  printIfOff(name, after, to);
}

/**
 * Whether what is asked for runs already, which it says: a pipeline that is run again succeeds.
 * @throws CliError when the registry has this version, and it does not.
 */
export function runsAlready(
  name: RemoteName,
  version: string,
  registry: Registry,
  { share, to }: Asked,
): boolean {
  const released = registry[name];
  if (!released?.versions[version]) return false;
  const { current, canary } = released;
  const runs = current === version;
  const toEnough = share !== undefined && canary?.version === version && canary.share >= share;
  if (!runs && !toEnough) {
    const again =
      share === undefined
        ? `pnpm rollback ${name} --version ${version}`
        : `pnpm releases canary ${name} ${share} --version ${version}`;
    throw new CliError(
      `${name} ${version} is already released, and a release never changes. To run it again: \`${again}\``,
    );
  }
  const whom = runs ? 'and is what runs' : `for ${canary?.share}% of users`;
  console.log(`${name} ${version} is released already, ${whom}.`);
  printIfOff(name, registry, to);
  return true;
}

// When two releases of one remote are made at once, the later one would silently undo the earlier.
function assertNotOvertaken(name: RemoteName, before: Registry, now: Registry): void {
  const runs = ({ host, [name]: each }: Registry) =>
    [each?.current, each?.canary?.version, host?.version].join();
  if (runs(before) !== runs(now))
    throw new CliError(
      `${name} was released or rolled back in the meantime. Check \`pnpm releases\`, then run the same command again.`,
    );
}
