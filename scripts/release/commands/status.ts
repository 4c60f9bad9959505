import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { Release, RegistryEntry } from '@investor-portal/registry/format';
import { satisfiesContract } from '@investor-portal/registry/satisfies-contract';
import type { Registry } from '../../workspace/registry';
import { CliError } from '../command-line/cli-error';
import { differenceFromLog, type LogEntry, readLog } from '../log/log';
import { verified } from '../registry/change-registry';
import { describeSignature } from '../registry/verify-as-host';
import { releaseId } from '../store/release-paths';
import type { Store } from '../store/store';

export interface Problem {
  /** The runbook has a line for each kind. */
  kind: 'off' | 'contract' | 'files' | 'log';
  text: string;
}

export interface Status {
  registry: Registry;
  place: string;
  /** An ISO instant. */
  at: string;
  /** Sentences about what was checked and is in order. */
  facts: string[];
  problems: Problem[];
  /** The last entries of the log. */
  log: LogEntry[];
}

export const shownEntries = 20;

/** Reads what runs and what is wrong with it. @throws CliError when the registry cannot be used at all. */
export async function readStatus(store: Store): Promise<Status> {
  const stored = await store.fetchRegistry();
  // An operator without access to the log may still see what runs.
  const read = await readLog(store.records, shownEntries).catch((error: unknown) => String(error));
  const log = typeof read === 'string' ? { entries: [], total: 0 } : read;
  const last = log.entries.at(-1);
  if (!stored && last)
    throw new CliError(
      `The registry in ${store.place} is gone, but its log is there. Put the last one back: \`pnpm releases restore\``,
    );
  const text = stored?.text ?? '{}';
  const registry = stored ? await verified(store, text) : {};
  const difference = differenceFromLog(text, log);
  const signature = await describeSignature(text, store.keys && { keys: store.keys.trusted });
  const logged = last ? `${log.total} changes, the last by ${last.actor}` : 'nothing logged';
  return {
    registry,
    place: store.place,
    at: new Date().toISOString(),
    facts: [
      typeof read === 'string' ? `the log cannot be read: ${read}` : logged,
      'fact' in signature ? signature.fact : signature.fault,
    ],
    problems: [
      ...(difference ? [{ kind: 'log', text: difference } as const] : []),
      ...(
        await Promise.all(remoteNames.map((name) => problemsOf(store, registry, name, log)))
      ).flat(),
    ],
    log: log.entries,
  };
}

async function problemsOf(
  store: Store,
  { host, ...remotes }: Registry,
  name: (typeof remoteNames)[number],
  { entries }: { entries: readonly LogEntry[] },
): Promise<Problem[]> {
  const released = remotes[name];
  if (!released) return [];
  const { disabled } = released;
  const logged = entries.find(({ action, at }) => action === 'off' && at === disabled?.since);
  const problems = served(released).map(async ([version, { contract }]): Promise<Problem[]> => {
    const rejected = `${name} ${version} needs ${contract}, the host rejects it`;
    const missing = await store.missingFiles(releaseId(name, version));
    return [
      ...(host && !satisfiesContract(host.contract, contract)
        ? [problem('contract', rejected)]
        : []),
      ...missing.map((file) => problem('files', `${name} ${version}: ${file} is missing`)),
    ];
  });
  const off = disabled && `${name}: ${logged?.reason ?? disabled.reason}`;
  return [...(off ? [problem('off', off)] : []), ...(await Promise.all(problems)).flat()];
}

const problem = (kind: Problem['kind'], text: string): Problem => ({ kind, text });

/** Returns the releases that users get. */
export function served({
  current,
  canary,
  disabled,
  versions,
}: RegistryEntry): [string, Release][] {
  if (disabled) return [];
  const ids = [current, canary?.version];
  return Object.entries(versions).filter(([version]) => ids.includes(version));
}
