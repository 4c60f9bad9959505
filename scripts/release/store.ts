import { CliError } from './cli-error.ts';

/**
 * Where releases are kept: `<remote>/<version>/…`, folders that never change, and beside them `releases.json`, the
 * only thing that does.
 */
export interface Store {
  /** For messages: a folder or an s3:// address. */
  readonly place: string;
  /** The registry and a tag of exactly this text; undefined when there is none yet. */
  readRegistry(): Promise<StoredRegistry | undefined>;
  /**
   * Replaces the registry in one step: a reader sees the old one or the new one.
   * @param expected the tag it was read with; undefined when there was none.
   * @throws RegistryMoved when somebody else has replaced it since.
   */
  writeRegistry(text: string, expected: string | undefined): Promise<void>;
  /** The manifest of the release in `<remote>/<version>`; undefined when there is none, or none that is whole. */
  readManifest(folder: string): Promise<string | undefined>;
  /**
   * Puts a finished build at `<remote>/<version>`; nothing of it is to be seen as a release before it is whole.
   * @throws CliError when there is one already.
   */
  putRelease(folder: string, dir: string): Promise<void>;
}

export interface StoredRegistry {
  text: string;
  tag: string;
}

/** Somebody else changed the registry since it was read. */
export class RegistryMoved extends CliError {}

/** `<remote>/<version>` is in the store already. */
export class AlreadyReleased extends CliError {
  constructor(folder: string) {
    super(`${folder} is released already, and a release never changes.`);
  }
}
