import { type RemoteName, remoteNames } from '../configuration/configuration';
import type { Registry } from '../configuration/registry-schema';
import { readLog } from '../log/log';
import type { LogEntry } from '../log/log-entry';
import { verifiedRegistry } from '../registry/change-registry';
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
  const registry = await verifiedRegistry(store, stored);
  const text = stored?.text ?? '{}';
  // An operator without access to the log may still see what runs.
  const { entries, faults } = await readLog(store.records, { text, registry }).catch(() => ({
    entries: undefined,
    faults: [],
  }));
  const log = (entries ?? []).map(({ entry }) => entry);
  const last = log.at(-1);
  const whole = last && `log whole, ${log.length} entries, the last by ${last.actor}`;
  const parts = [
    faults.length > 0
      ? found('log', ...faults)
      : fact(whole ?? (entries ? 'nothing logged' : `${store.records.place} cannot be read`)),
    ...remoteNames().map((name) => findingsOf(name, registry, log)),
    ...(asks ? await checkLive(store, registry, text) : []),
  ];
  return {
    registry,
    place: store.place,
    at: new Date().toISOString(),
    facts: parts.flatMap((part) => part.facts),
    problems: parts.flatMap((part) => part.problems),
    log,
  };
}

function findingsOf(name: RemoteName, registry: Registry, log: readonly LogEntry[]): Findings {
  const { host, [name]: released } = registry;
  if (!released) return { facts: [], problems: [] };
  const { disabled } = released;
  const logged = log.findLast(({ action, remotes }) => action === 'off' && remotes[name]);
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
