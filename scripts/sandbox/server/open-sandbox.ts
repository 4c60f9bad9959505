import path from 'node:path';
import { openClock } from '../context/clock';
import { createFaults } from '../context/faults';
import { openDatabase } from '../db/open';
import { diskFileStore, memoryFileStore } from '../context/file-store';
import { openLinkSigner } from '../context/link-signer';
import { seedIfEmpty } from '../operations/reset';
import { lockDirectory } from './lock-directory';
import type { Options } from './options';
import type { Sandbox } from '../context/context';

export async function openSandbox(
  options: Options,
): Promise<{ sandbox: Sandbox; close: () => Promise<void> }> {
  const inMemory = options.dataDirectory === 'memory';
  const release = inMemory ? undefined : await lockDirectory(options.dataDirectory);
  const db = await openDatabase(options);
  const sandbox: Sandbox = {
    db,
    clock: await openClock(db),
    files: inMemory ? memoryFileStore() : diskFileStore(path.join(options.dataDirectory, 'files')),
    links: await openLinkSigner(db),
    faults: createFaults(),
    settings: options,
  };
  await seedIfEmpty(sandbox);
  return {
    sandbox,
    close: async () => {
      await db.close();
      await release?.();
    },
  };
}
