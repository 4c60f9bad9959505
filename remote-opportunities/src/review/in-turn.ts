import * as v from 'valibot';
import { inBrowser } from '@investor-portal/shared/storage/tab-storage';

/**
 * Runs the work while no other tab of this browser runs its own under the same name; the others wait. A tab that is
 * closed gives its turn up.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Missing on plain http.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) return locks.request(`investor-portal:${name}`, work);
  const stop = await takeLease(`lease:${name}`);
  try {
    return await work();
  } finally {
    stop();
  }
}

const leaseMs = 6_000;
const renewEveryMs = 2_000;
const retryEveryMs = 250;
/** Two tabs that write at once: after this pause both see who wrote last. */
const writeSettlesMs = 30;

const leaseSchema = v.object({ holder: v.string(), until: v.number() });

async function takeLease(name: string): Promise<() => void> {
  const holder = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const write = () =>
    inBrowser((area) =>
      area.setItem(name, JSON.stringify({ holder, until: Date.now() + leaseMs })),
    );
  for (;;) {
    if (isFree(name)) {
      write();
      await pause(writeSettlesMs);
      const lease = readLease(name);
      // No lease at all: nothing can be stored, so nobody can be waited for.
      if (!lease || lease.holder === holder) break;
    }
    await pause(retryEveryMs);
  }
  const renewing = setInterval(write, renewEveryMs);
  return () => {
    clearInterval(renewing);
    inBrowser((area) => area.removeItem(name));
  };
}

function isFree(name: string): boolean {
  const lease = readLease(name);
  // A lease from the far future was written before the clock was set back.
  return !lease || lease.until < Date.now() || lease.until > Date.now() + leaseMs;
}

function readLease(name: string): v.InferOutput<typeof leaseSchema> | undefined {
  try {
    const text = inBrowser((area) => area.getItem(name));
    const parsed = v.safeParse(leaseSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
