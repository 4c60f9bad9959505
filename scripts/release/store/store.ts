import { CliError } from '../command-line/cli-error';
import type { ReleaseKeys } from '../keys/release-keys';

/** The private files of a store, which no user may fetch: the log and source maps (decision 67). */
export interface Records {
  /** The folder or s3:// address, for messages. */
  readonly place: string;
  read(name: string): Promise<string | undefined>;
  put(name: string, body: string | Buffer): Promise<void>;
  list(folder: string): Promise<string[]>;
}

/** The public files of a store, each written once. Folders and S3 implement this interface. */
export interface StoredFiles {
  /** The folder or s3:// address, for messages. */
  readonly place: string;
  /** Whether the store needs compressed copies, which a web server picks. A CDN compresses files itself. */
  readonly keepsCopies: boolean;
  read(name: string): Promise<Buffer | undefined>;
  /** Stores a whole file. @returns false if a file of this name exists already, because files are never overwritten. */
  add(name: string, body: Buffer): Promise<boolean>;
  /** Returns all files below a folder, with names relative to the store. */
  list(folder: string): Promise<string[]>;
}

/**
 * A store of releases. Each remote has a folder of files that all its releases share, and each release has a manifest. These
 * files never change (decision 97). Only `releases.json` changes. The id of a release is `<remote>/<version>`.
 */
export interface Store {
  /** The folder or s3:// address, for messages. */
  readonly place: string;
  /** The private files of the store, which are served to no one. */
  readonly records: Records;
  /** The keys that sign the registry; absent if the registry is not signed (decision 95). */
  readonly keys?: ReleaseKeys | undefined;
  /** Returns the registry, with a tag that identifies exactly this text; undefined before the first release. */
  fetchRegistry(): Promise<StoredRegistry | undefined>;
  /** Checks, once, that the store cannot lose a change of the registry. @throws CliError */
  assertWritable(): Promise<void>;
  /**
   * Replaces the registry atomically, so a reader sees either the old text or the new text.
   * @param expected the tag of the registry that was read; undefined if there was no registry.
   * @throws RegistryMoved when the registry has been replaced since.
   */
  writeRegistry(text: string, expected: string | undefined): Promise<void>;
  manifestOf(id: string): Promise<string | undefined>;
  /**
   * Stores the missing files of a build, then the manifest, which makes the release complete.
   * @throws CliError when the release exists already, or a file exists with other bytes.
   */
  putRelease(id: string, dir: string): Promise<void>;
  /** Adds the missing files of a stored release, for example after an interrupted upload. */
  completeRelease(id: string, dir: string): Promise<void>;
  missingFiles(id: string): Promise<string[]>;
  /** Copies the files of a release into a local folder, with the paths of the build. */
  fetchRelease(id: string, dir: string): Promise<void>;
}

export interface StoredRegistry {
  text: string;
  tag: string;
}

/** Thrown when the registry was changed after it was read. */
export class RegistryMoved extends CliError {}
