import { CliError } from './cli-error.ts';

/**
 * Where releases are stored: `<remote>/<version>/…`, folders that never change, and `releases.json`, the only file
 * that does.
 */
export interface Store {
  /** The folder or s3:// address, for messages. */
  readonly place: string;
  /** The registry, with a tag that identifies exactly this text; undefined before the first release. */
  readRegistry(): Promise<StoredRegistry | undefined>;
  /**
   * Replaces the registry atomically: a reader sees either the old one or the new one.
   * @param expected the tag of the registry that was read; undefined when there was none.
   * @throws RegistryMoved when it has been replaced since.
   */
  writeRegistry(text: string, expected: string | undefined): Promise<void>;
  /** The manifest of the release at `<remote>/<version>`; undefined when there is no complete release. */
  readManifest(folder: string): Promise<string | undefined>;
  /**
   * Stores a build at `<remote>/<version>`; it must not show up as a release before it is complete.
   * @throws AlreadyReleased when there is one already.
   */
  putRelease(folder: string, dir: string): Promise<void>;
}

export interface StoredRegistry {
  text: string;
  tag: string;
}

/** The registry was changed after it was read. */
export class RegistryMoved extends CliError {}

/** The store already has `<remote>/<version>`. */
export class AlreadyReleased extends CliError {
  constructor(folder: string) {
    super(`${folder} is already released, and a release never changes.`);
  }
}
