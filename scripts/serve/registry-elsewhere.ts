import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { servedRegistrySchema } from '../workspace/registry';
import { verifyRegistry, type RegistryLimits } from '@investor-portal/registry/verify';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import { verifySignature } from '../release/keys/read-signed';
import { oneLine, reasonOf } from '../release/command-line/printable';

/** How long the host's server keeps a registry of another origin for its pages (decision 76). All values are in seconds. */
export const registryFreshness = {
  /** Until this age, the registry is inlined into a page without being read again. */
  fresh: 5,
  /** For this time after `fresh`, the registry is inlined into a page at once while it is read again. */
  revalidated: 25,
  /** Until this age, the registry is inlined into a page if it cannot be read again. After that, the page fetches it itself. */
  kept: 600,
  /** The longest time that a page waits for the registry. */
  wait: 1,
} as const;

export interface RegistryElsewhere {
  read(): Promise<string | undefined>;
  readAt(): Date | undefined;
}

interface RegistrySettings extends RegistryLimits {
  /** The registry must be signed with one of these keys (decision 95). */
  keys?: readonly RegistryKey[] | undefined;
  /** In ms since the epoch. */
  now?: () => number;
  log?: (line: string) => void;
}

const { fresh, revalidated, kept, wait } = registryFreshness;
const fetchLimitMs = 5_000;

/** Reads the registry at `url` when a page needs it, and keeps the last valid text (decision 76). */
export function registryElsewhere(
  url: string,
  { keys, minSerial, maxAge, now = Date.now, log = console.warn }: RegistrySettings = {},
): RegistryElsewhere {
  let last: { text: string; at: number } | undefined;
  let reading: Promise<void> | undefined;
  let failedAt: number | undefined;
  const age = () => (last ? (now() - last.at) / 1000 : Infinity);

  function readAnew(): Promise<void> {
    reading ??= fetchRegistry(url)
      .then(verify)
      .then(succeed, fail)
      .finally(() => (reading = undefined));
    return reading;
  }

  // Browsers verify the registry themselves. This check keeps a registry that browsers would reject out of pages.
  async function verify(text: string): Promise<string> {
    const registry: unknown = keys
      ? await verifyRegistry(text, {
          keys,
          minSerial,
          maxAge,
          saved: last?.text,
          now: now(),
          verify: verifySignature,
        })
      : JSON.parse(text);
    v.parse(servedRegistrySchema, registry);
    return text;
  }

  function succeed(text: string) {
    last = { text, at: now() };
    if (failedAt !== undefined) log(`${url} can be read again.`);
    failedAt = undefined;
  }

  function fail(error: unknown) {
    const firstTime = failedAt === undefined;
    failedAt = now();
    if (!firstTime) return;
    log(
      `${url} cannot be read (${oneLine(reasonOf(error))}). Pages carry the last good one, or none.`,
    );
  }

  async function refresh() {
    // After a failed read, pages do not wait for another read for a while.
    if (failedAt !== undefined && now() - failedAt < fresh * 1000) return;
    const done = readAnew();
    if (age() > fresh + revalidated) await Promise.race([done, delay(wait * 1000, undefined)]);
  }

  return {
    async read() {
      if (age() > fresh) await refresh();
      return age() <= kept ? last?.text : undefined;
    },
    readAt: () => last && new Date(last.at),
  };
}

async function fetchRegistry(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchLimitMs) });
  if (!response.ok) throw new Error(`it responded with ${response.status}`);
  return response.text();
}
