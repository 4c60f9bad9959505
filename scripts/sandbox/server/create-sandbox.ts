import { openClock, openLinkSigner } from '../context/settings';
import { createFaults } from '../context/faults';
import { seedIfEmpty } from '../operations/reset';
import type { Sandbox } from '../context/context';

/** Completes a sandbox whose database has its tables. This runs in Node and in a browser's service worker. */
export async function createSandbox(
  given: Pick<Sandbox, 'db' | 'readAsset' | 'settings'>,
): Promise<Sandbox> {
  const { db } = given;
  const sandbox: Sandbox = {
    ...given,
    clock: await openClock(db),
    links: await openLinkSigner(db),
    faults: createFaults(),
  };
  await seedIfEmpty(sandbox);
  return sandbox;
}
