import type { HistoryEntry, Released } from '@investor-portal/shared/contract/registry';

/** What was released, oldest first. The keys of `versions` say nothing of order: objects sort those that are whole numbers. */
export type History = readonly HistoryEntry[];

/** The history of every version that the registry knows. */
export function historyOf(released: Released): History {
  const { history = [], versions } = released;
  const known = history.filter(({ version }) => version in versions);
  const complete = new Set(known.map(({ version }) => version)).size === known.length;
  return complete && known.length === Object.keys(versions).length ? known : inferred(released);
}

// Written before there was a history, or by a release tool that knows of none. What is not certain to have run before
// `current`, and to be good, is run by its name only.
function inferred({ current, previous, versions }: Released): History {
  const byRelease = Object.entries(versions)
    .map(([version, { releasedAt = '' }]) => ({ version, releasedAt }))
    .sort((one, other) => one.releasedAt.localeCompare(other.releasedAt))
    .map(({ version }) => version);
  const others = byRelease.filter((version) => version !== current);
  // An old version that a canary made current was released before what ran before it.
  const place = Math.max(byRelease.indexOf(current), others.indexOf(previous ?? '') + 1);
  return others.toSpliced(place, 0, current).map((version) => {
    const ran = version === current || version === previous;
    return ran ? { version, ran } : { version };
  });
}

/** A version is there that has not run for everybody: a canary. */
export function withKnown(history: History, version: string): History {
  return history.some((entry) => entry.version === version) ? history : [...history, { version }];
}

/** A version is made current, after everything that ran so far. */
export function withRun(history: History, version: string): History {
  return [...history.filter((entry) => entry.version !== version), { version, ran: true }];
}

/** A version is made current in its place: everything after it is withdrawn. */
export function withReturn(history: History, version: string, now: string): History {
  const place = history.findIndex((entry) => entry.version === version);
  return history.map((entry, index) => {
    if (index < place) return entry;
    return index === place ? { version, ran: true } : withdrawnEntry(entry, now);
  });
}

/** A version was taken back: it does not run again until it is named. */
export function withWithdrawn(history: History, version: string, now: string): History {
  return history.map((entry) => (entry.version === version ? withdrawnEntry(entry, now) : entry));
}

/** The last version that ran before this one and was not withdrawn. */
export function ranBefore(history: History, version: string): string | null {
  const place = history.findIndex((entry) => entry.version === version);
  const good = history.slice(0, Math.max(place, 0)).filter(isFallback);
  return good.at(-1)?.version ?? null;
}

function isFallback({ ran, withdrawnAt }: HistoryEntry): boolean {
  return ran === true && withdrawnAt === undefined;
}

function withdrawnEntry(entry: HistoryEntry, now: string): HistoryEntry {
  return { ...entry, withdrawnAt: entry.withdrawnAt ?? now };
}
