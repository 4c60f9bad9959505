import { CliError } from '../command-line/cli-error';
import type { ReleaseKeys } from '../keys/release-keys';

/**
 * The private files beside a store, which no user may fetch: the log with its reasons, copies of the registry, and
 * source maps (decision 67).
 */
export interface Records {
  /** The folder or s3:// address, for messages. */
  readonly place: string;
  /** The text of a file; undefined when there is none. */
  read(name: string): Promise<string | undefined>;
  put(name: string, body: string | Buffer): Promise<void>;
  /** The names of all files below a folder. */
  list(folder: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** A place's files, of which each is written once: what a directory and S3 do each in their own way. */
export interface StoredFiles {
  /** The folder or s3:// address, for messages. */
  readonly place: string;
  readonly records: Records;
  /** Whether its server picks compressed copies; a CDN compresses by itself. */
  readonly keepsCopies: boolean;
  read(name: string): Promise<Buffer | undefined>;
  /**
   * Stores a file whole or not at all, and never over another.
   * @returns false when there is one of this name.
   */
  add(name: string, body: Buffer): Promise<boolean>;
  /** All files below a folder, by names relative to the place. */
  list(folder: string): Promise<StoredFile[]>;
  remove(name: string): Promise<void>;
}

export interface StoredFile {
  name: string;
  /** In milliseconds. */
  modifiedAt: number;
}

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
  fetchRegistry(): Promise<StoredRegistry | undefined>;
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
  manifestOf(id: string): Promise<string | undefined>;
  /**
   * Stores a build as a release: what is not there yet, then its manifest, which makes it a release.
   * @throws CliError when there is one already, or a file with other bytes.
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
