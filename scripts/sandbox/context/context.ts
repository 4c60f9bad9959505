import type { Clock } from './clock';
import type { Faults } from './faults';
import type { Database } from '../db/database';
import type { FileStore } from './file-store';
import type { LinkSigner } from './link-signer';

export interface Settings {
  /** A new commitment is pending (PEN) for this long, in the sandbox's time, then committed (COM). */
  settleAfterMs: number;
  /** How long a token works, in real time. */
  tokenLifeMs: number;
  /** How long a pre-signed link works, in real time. */
  linkLifeMs: number;
  /** Names it is reached by, besides those of this machine itself. */
  hosts: readonly string[];
  /** Pages that may use the controls, besides its own. */
  origins: readonly string[];
}

/** Everything a call is answered with. */
export interface Sandbox {
  db: Database;
  clock: Clock;
  files: FileStore;
  links: LinkSigner;
  faults: Faults;
  settings: Settings;
}
