import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import type { LiveHost, Release } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { CliError } from '../command-line/cli-error';
import type { Note } from '../log/log';
import { changeRegistry } from '../registry/change-registry';
import { type Reach, withCanary, withCurrent } from '../registry/registry-changes';
import type { Store } from '../store/store';
import { describeReach, printIfOff } from './describe-releases';

interface Stored {
  name: RemoteName;
  version: string;
  release: Release;
  before: Registry;
  host: LiveHost | undefined;
  note: Note;
  done: string;
  /** Undefined means all users. */
  reach: Reach | undefined;
}

export async function makeRun(store: Store, stored: Stored): Promise<void> {
  const { name, version, release, before, host, note, done, reach } = stored;
  const after = await changeRegistry(store, note, (known) => {
    assertNotOvertaken(name, before, known);
    const ofHost: Registry = { ...known, host };
    return reach
      ? withCanary(ofHost, name, version, release, reach, note.now)
      : withCurrent(ofHost, name, version, release, note.now);
  });
  const whom = reach ? describeReach(reach) : 'every page that opens';
  console.log(`${done}, for ${whom}.`);
  printIfOff(name, after);
}

/**
 * Returns whether the requested version already runs, so that a repeated pipeline succeeds.
 * @throws CliError when the registry has this version but it does not run as requested.
 */
export function runsAlready(
  name: RemoteName,
  version: string,
  registry: Registry,
  reach: Reach | undefined,
): boolean {
  const released = registry[name];
  if (!released?.versions[version]) return false;
  const { current, canary } = released;
  const runs = current === version;
  const isCanary = reach && canary?.version === version;
  const toEnough =
    isCanary &&
    canary.share >= reach.share &&
    canary.audience === (reach.audience ?? canary.audience);
  if (!runs && !toEnough) {
    const again = reach
      ? `pnpm releases canary ${name} ${reach.share} ${reach.audience ? `--audience ${reach.audience} ` : ''}--version ${version}`
      : `pnpm rollback ${name} --version ${version}`;
    throw new CliError(
      `${name} ${version} is already released, and a release never changes. To run it again: \`${again}\``,
    );
  }
  const whom = runs || !canary ? 'and is what runs' : `for ${describeReach(canary)}`;
  console.log(`${name} ${version} is released already, ${whom}.`);
  printIfOff(name, registry);
  return true;
}

// Without this check, the later of two simultaneous releases of a remote would silently undo the earlier one.
function assertNotOvertaken(name: RemoteName, before: Registry, now: Registry): void {
  const runs = ({ host, [name]: each }: Registry) =>
    [each?.current, each?.canary?.version, host?.version].join();
  if (runs(before) !== runs(now))
    throw new CliError(
      `${name} was released or rolled back in the meantime. Check \`pnpm releases\`, then run the same command again.`,
    );
}
