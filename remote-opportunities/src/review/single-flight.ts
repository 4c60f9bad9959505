const running = new Map<string, Promise<void>>();

/** What is being submitted to a campaign in this page, by whichever screen; undefined when nothing is. */
export function inFlight(campaignGuid: string): Promise<void> | undefined {
  return running.get(campaignGuid);
}

/**
 * Does the work unless some is under way for the same campaign. Of the page, not of a screen: who goes back and comes
 * again meets a new screen while the first one's submission still runs.
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
