import { CliError } from './cli-error.ts';
import type { Records } from './records.ts';
import type { ReleaseKeys } from './release-keys.ts';
import type { StoredFile } from './stored-files.ts';

/**
 * Where releases are stored: per remote a folder of files that all its releases have in common, and a manifest for each
 * release, none of which ever changes (decision 97); and `releases.json`, the only file that does. A release is called
 * `<remote>/<version>` here.
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
  /** The text of a release's manifest; undefined when there is no complete release. */
  readManifest(id: string): Promise<string | undefined>;
  /**
   * Stores a build as a release: what is not there yet, then its manifest, which makes it a release.
   * @throws AlreadyReleased when there is one already.
   * @throws CliError when a file is there with other bytes.
   */
  putRelease(id: string, dir: string): Promise<void>;
  /** Adds the files of a stored release that are missing, as when its upload was cut off. */
  completeRelease(id: string, dir: string): Promise<void>;
  /** The files that a stored release needs and that are not there. */
  missingFiles(id: string): Promise<string[]>;
  /** Copies the files of a release into a folder of this machine, as its build had them. */
  fetchRelease(id: string, dir: string): Promise<void>;
  /** Every release of every remote. */
  listReleases(): Promise<StoredRelease[]>;
  /** Removes its manifest: what belongs to it alone. */
  removeRelease(id: string): Promise<void>;
  /** What releases have in common: `<remote>/assets/…`, compressed copies included. */
  listSharedFiles(): Promise<StoredFile[]>;
  removeSharedFile(name: string): Promise<void>;
}

export interface StoredRelease {
  id: string;
  /** When its manifest was written, in milliseconds. */
  modifiedAt: number;
}

export interface StoredRegistry {
  text: string;
  tag: string;
}

/** The registry was changed after it was read. */
export class RegistryMoved extends CliError {}

/** The store already has this release. */
export class AlreadyReleased extends CliError {
  constructor(id: string) {
    super(`${id} is already released, and a release never changes.`);
  }
}
