import { CliError } from './cli-error.ts';
import type { Records } from './records.ts';
import type { ReleaseKeys } from './release-keys.ts';

/**
 * Where releases are stored: `<remote>/<version>/…`, folders that never change, and `releases.json`, the only file
 * that does.
 */
export interface Store {
  /** The folder or s3:// address, for messages. */
  readonly place: string;
  /** What is kept beside the releases and served to nobody. */
  readonly records: Records;
  /** What signs its registry; absent for a place whose registry is not signed (decision 95). */
  readonly keys?: ReleaseKeys | undefined;
  /** The registry, with a tag that identifies exactly this text; undefined before the first release. */
  readRegistry(): Promise<StoredRegistry | undefined>;
  /**
   * Checks, once, that no change of the registry can be lost here.
   * @throws CliError
   */
  assertWritable(): Promise<void>;
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
  /** Copies the files of a release into a folder of this machine. */
  fetchRelease(folder: string, dir: string): Promise<void>;
  /** Every stored folder of every remote, complete or not. */
  listReleases(): Promise<StoredRelease[]>;
  removeRelease(folder: string): Promise<void>;
}

export interface StoredRelease {
  /** `<remote>/<version>`. */
  folder: string;
  /** Whether it has a manifest: an interrupted upload has none. */
  complete: boolean;
  /** When its last file was written, in milliseconds. */
  modifiedAt: number;
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
