/**
 * Other tabs of this browser wait until the work is done. A closed tab releases its lock. Without Web Locks (plain
 * http), only the question before a second commitment protects the investor.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  let started = false;
  try {
    if (locks)
      return await locks.request(`investor-portal:${name}`, () => {
        started = true;
        return work();
      });
  } catch (error) {
    // Browsers that block storage for embedded pages deny locks too. The work must be done anyway.
    if (started) throw error;
  }
  return work();
}
