import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { servedRegistrySchema } from '../workspace/registry';
import { whyTooOld, type RegistryLimits } from '@investor-portal/registry/verify';
import { serialOf, type RegistryKey } from '@investor-portal/registry/signatures';
import { readSigned } from '../release/keys/read-signed';
import { oneLine, reasonOf } from '../release/command-line/printable';

/**
 * How the host's server keeps a registry of another origin for its pages (decision 76). Seconds.
 */
export const registryFreshness = {
  /** A page carries what was read this long ago without a further thought. */
  fresh: 5,
  /** For this long after that, a page carries it at once while it is read anew. */
  revalidated: 25,
  /** For this long a page still carries it when it cannot be read anew. Then the page asks for it itself. */
  kept: 600,
  /** A page waits this long for it at most. */
  wait: 1,
} as const;

/** The registry on another origin, as the host's server knows it. */
export interface RegistryElsewhere {
  /** Its text for a page; undefined where the page has to ask for it itself. */
  read(): Promise<string | undefined>;
  /** When that text was read. */
  readAt(): Date | undefined;
}

interface Surroundings extends RegistryLimits {
  /** Whose signature it must have (decision 95). */
  keys?: readonly RegistryKey[] | undefined;
  /** Milliseconds. */
  now?: () => number;
  log?: (line: string) => void;
}

const { fresh, revalidated, kept, wait } = registryFreshness;
const fetchLimitMs = 5_000;

/** Reads the registry at `url` when pages need it, and keeps the last good one (decision 76). */
export function registryElsewhere(
  url: string,
  { keys, minSerial, maxAge, now = Date.now, log = console.warn }: Surroundings = {},
): RegistryElsewhere {
  let last: { text: string; at: number } | undefined;
  let reading: Promise<void> | undefined;
  let failedAt: number | undefined;
  let highest = 0;
  const age = () => (last ? (now() - last.at) / 1000 : Infinity);

  function readAnew(): Promise<void> {
    reading ??= fetchRegistry(url)
      .then(verify)
      .then(succeed, fail)
      .finally(() => (reading = undefined));
    return reading;
  }

  // Browsers verify it themselves: this keeps the last good one in pages in place of one that they would refuse.
  async function verify(text: string): Promise<string> {
    const payload = keys ? await readSigned(text, keys, now()) : text;
    if (payload === undefined) throw new Error('no key of the configuration has signed it');
    const registry: unknown = JSON.parse(payload);
    v.parse(servedRegistrySchema, registry);
    const serial = serialOf(registry);
    const tooOld = keys && whyTooOld(registry, { minSerial, maxAge }, now());
    if (tooOld) throw new Error(tooOld);
    if (keys && serial < highest) throw new Error('a newer one has been seen');
    highest = serial;
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
    // A page must not wait for what has just failed.
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

/** @throws where it cannot be fetched. */
async function fetchRegistry(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchLimitMs) });
  if (!response.ok) throw new Error(`it responded with ${response.status}`);
  return response.text();
}
