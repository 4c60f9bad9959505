import * as v from 'valibot';
import { withBrowserStorage } from '@investor-portal/shared/storage/tab-storage';

/*
 * One submission at a time to a campaign: in this page (`singleFlight`) and across the browser's tabs (`withTabLock`).
 */

const running = new Map<string, Promise<void>>();

/** The submission to a campaign that is running in this page, whichever screen started it. */
export function inFlight(campaignGuid: string): Promise<void> | undefined {
  return running.get(campaignGuid);
}

/**
 * Does the work unless some is in flight for the same campaign. The lock is the page's, not a screen's: an investor who
 * goes back and returns gets a new screen while the submission of the first is still running.
 */
export async function singleFlight(campaignGuid: string, work: () => Promise<void>): Promise<void> {
  if (running.has(campaignGuid)) return;
  const done = work().finally(() => running.delete(campaignGuid));
  running.set(
    campaignGuid,
    done.catch(() => undefined),
  );
  await done;
}

/**
 * Does the work while no other tab of this browser does work under the same name; other tabs wait. A closed tab
 * releases its lock.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Undefined on plain http.
  const locks: LockManager | undefined = navigator.locks;
  let started = false;
  try {
    if (locks)
      return await locks.request(`investor-portal:${name}`, () => {
        started = true;
        return work();
      });
  } catch (error) {
    // Browsers that block storage for embedded pages deny locks too: the work must be done all the same.
    if (started) throw error;
  }
  const release = await acquireLease(`lease:${name}`);
  try {
    return await work();
  } finally {
    release();
  }
}

const leaseMs = 6_000;
const renewalIntervalMs = 2_000;
const retryDelayMs = 250;
/** When two tabs write at once, both see who wrote last after this delay. */
const writeSettleMs = 30;

/** `until` is by the device's clock, which all of its tabs share. */
const leaseSchema = v.object({ holder: v.string(), until: v.number() });

async function acquireLease(name: string): Promise<() => void> {
  const holder = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const write = () =>
    withBrowserStorage((storage) =>
      storage.setItem(name, JSON.stringify({ holder, until: Date.now() + leaseMs })),
    );
  for (;;) {
    if (isFree(name)) {
      write();
      await delay(writeSettleMs);
      const lease = readLease(name);
      // No lease although it was just written: storage is unavailable, so tabs cannot wait for one another.
      if (!lease || lease.holder === holder) break;
    }
    await delay(retryDelayMs);
  }
  const renewal = setInterval(write, renewalIntervalMs);
  return () => {
    clearInterval(renewal);
    withBrowserStorage((storage) => storage.removeItem(name));
  };
}

function isFree(name: string): boolean {
  const lease = readLease(name);
  // A lease from the far future was written before the clock was set back.
  return !lease || lease.until < Date.now() || lease.until > Date.now() + leaseMs;
}

function readLease(name: string): v.InferOutput<typeof leaseSchema> | undefined {
  try {
    const text = withBrowserStorage((storage) => storage.getItem(name));
    const parsed = v.safeParse(leaseSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
