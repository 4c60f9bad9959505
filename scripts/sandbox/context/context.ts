import type { Clock } from './clock';
import type { Faults } from './faults';
import type { Database } from '../db/database';
import type { FileStore } from './file-store';
import type { LinkSigner } from './link-signer';

export interface Settings {
  /** A new commitment is pending (PEN) for this long, in the sandbox's time, then committed (COM). */
  settleAfterMs: number;
  /** How long a token is valid, in real time. */
  tokenLifeMs: number;
  /** How long a pre-signed link is valid, in real time. */
  linkLifeMs: number;
  /** Host names it accepts besides localhost and the loopback addresses. */
  hosts: readonly string[];
  /** Origins that may use the control API besides its own. */
  origins: readonly string[];
}

/** Everything that handling a call needs. */
export interface Sandbox {
  db: Database;
  clock: Clock;
  files: FileStore;
  links: LinkSigner;
  faults: Faults;
  settings: Settings;
}
