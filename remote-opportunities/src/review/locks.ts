/**
 * Does the work while no other tab of this browser does work under the same name; other tabs wait. A closed tab
 * releases its lock. Without Web Locks (plain http) the tabs do not wait: the question before a second commitment is
 * then the only guard between them.
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
    // Browsers that block storage for embedded pages deny locks too: the work must be done all the same.
    if (started) throw error;
  }
  return work();
}
