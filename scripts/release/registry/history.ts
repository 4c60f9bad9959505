import type { HistoryEntry } from '@investor-portal/registry/format';

/** The releases of a remote, oldest first. The order of `versions` is unreliable, because objects sort integer keys. */
export type History = readonly HistoryEntry[];

export function withKnown(history: History, version: string): History {
  return history.some((entry) => entry.version === version) ? history : [...history, { version }];
}

/** Makes a version current and moves it to the end of the history. */
export function withRun(history: History, version: string): History {
  const before = history.find((entry) => entry.version === version);
  const others = history.filter((entry) => entry !== before);
  return [...others, ranEntry(before ?? { version })];
}

/** Makes an earlier version current again, and withdraws every later version. */
export function withReturn(history: History, version: string, now: string): History {
  const place = history.findIndex((entry) => entry.version === version);
  return history.map((entry, index) => {
    if (index < place) return entry;
    return index === place ? ranEntry(entry) : withdrawnEntry(entry, now);
  });
}

/** Withdraws a version. It does not run again until an operator names it. */
export function withWithdrawn(history: History, version: string, now: string): History {
  return history.map((entry) => (entry.version === version ? withdrawnEntry(entry, now) : entry));
}

/** Returns the last version before this one that ran for all users and is not withdrawn. */
export function ranBefore(history: History, version: string): string | null {
  const place = history.findIndex((entry) => entry.version === version);
  const good = history.slice(0, Math.max(place, 0)).filter(isFallback);
  return good.at(-1)?.version ?? null;
}

function isFallback({ ran, withdrawnAt }: HistoryEntry): boolean {
  return ran === true && withdrawnAt === undefined;
}

function ranEntry({ withdrawnAt: _withdrawnAt, ...entry }: HistoryEntry): HistoryEntry {
  return { ...entry, ran: true };
}

function withdrawnEntry(entry: HistoryEntry, now: string): HistoryEntry {
  return { ...entry, withdrawnAt: entry.withdrawnAt ?? now };
}
