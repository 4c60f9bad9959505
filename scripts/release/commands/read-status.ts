import { type RemoteName, remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { Registry } from '../../workspace/registry';
import { CliError } from '../command-line/cli-error';
import { differenceFromLog, type LogEntry, readLog } from '../log/log';
import { verified } from '../registry/change-registry';
import { shownEntries } from './log-command';
import { satisfiesContract } from '../registry/registry-changes';
import type { Store } from '../store/store';
import { checkLive } from './check-live';
import { fact, type Findings, found, served } from './findings';

export interface Status extends Findings {
  registry: Registry;
  place: string;
  /** An ISO instant. */
  at: string;
  log: LogEntry[];
}

/**
 * Reads what runs and what is wrong with it.
 * @param asks whether the host and the addresses that browsers use are asked too. The kill switch must not wait for them.
 * @throws CliError when the registry cannot be used at all.
 */
export async function readStatus(store: Store, asks: boolean): Promise<Status> {
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
  const logged = last ? `${log.total} changes, the last by ${last.actor}` : 'nothing logged';
  const parts = [
    fact(typeof read === 'string' ? `the log cannot be read: ${read}` : logged),
    found('log', ...(difference ? [difference] : [])),
    ...remoteNames.map((name) => findingsOf(name, registry, log.entries)),
    ...(asks ? await checkLive(store, registry, text) : []),
  ];
  return {
    registry,
    place: store.place,
    at: new Date().toISOString(),
    facts: parts.flatMap((part) => part.facts),
    problems: parts.flatMap((part) => part.problems),
    log: log.entries,
  };
}

function findingsOf(name: RemoteName, registry: Registry, log: readonly LogEntry[]): Findings {
  const { host, [name]: released } = registry;
  if (!released) return { facts: [], problems: [] };
  const { disabled } = released;
  const logged = log.findLast(({ action, after }) => action === 'off' && after.remotes[name]);
  const rejected = host
    ? served(released).filter(([, { contract }]) => !satisfiesContract(contract, host))
    : [];
  return {
    facts: [],
    problems: [
      ...(disabled ? found('off', `${name}: ${logged?.reason ?? disabled.reason}`).problems : []),
      ...found(
        'contract',
        ...rejected.map(
          ([id, { contract }]) => `${name} ${id} needs ${contract}, the host rejects it`,
        ),
      ).problems,
    ],
  };
}
