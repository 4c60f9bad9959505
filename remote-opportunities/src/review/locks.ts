/** A tab may hold its lock without end, for example while it waits for a sign-in. */
const longestWaitMs = 60_000;

/**
 * Other tabs of this browser wait until the work is done, or for a minute. A closed tab releases its lock. Without a lock
 * (also on plain http), only the log of attempts and the question before a second commitment protect the investor.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  let started = false;
  try {
    if (locks) {
      const wait = new AbortController();
      const timer = setTimeout(() => wait.abort(), longestWaitMs);
      return await locks.request(`investor-portal:${name}`, { signal: wait.signal }, () => {
        clearTimeout(timer);
        started = true;
        return work();
      });
    }
  } catch (error) {
    // Browsers that block storage for embedded pages deny locks too. The work must be done anyway.
    if (started) throw error;
  }
  return work();
}
