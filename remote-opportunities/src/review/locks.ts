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
