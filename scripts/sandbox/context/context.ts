import type { Clock, LinkSigner } from './settings';
import type { Faults } from './faults';
import type { Database } from '../db/database';

export interface Settings {
  /** The time after which a pending commitment (PEN) is committed (COM), in the sandbox's time. */
  settleAfterMs: number;
  /** How long a token is valid, in real time. */
  tokenLifeMs: number;
  /** How long a pre-signed link is valid, in real time. */
  linkLifeMs: number;
  /** Host names that requests may use besides localhost and the loopback addresses. */
  hosts: readonly string[];
  /** Origins that may use the control API besides the sandbox's own. */
  origins: readonly string[];
}

/** The connection of a request. */
export interface Connection {
  remoteAddress?: string | undefined;
  /** Closes the connection in the middle of the response, or throws where only a failing body can do that. */
  close(): void;
}
export type ConnectionEnv = { Bindings: Connection };

export interface Sandbox {
  db: Database;
  clock: Clock;
  /** Reads a file of the sandbox's sources, such as a picture of the seed. */
  readAsset: (file: string) => Promise<Uint8Array>;
  links: LinkSigner;
  faults: Faults;
  settings: Settings;
}
