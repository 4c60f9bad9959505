import { CliError } from '../command-line/cli-error';
import type { ReleaseKeys } from '../keys/release-keys';

/** Files by names such as `portfolio/assets/entry.js`. Folders and S3 implement this interface. */
export interface Files {
  /** The folder or s3:// address, for messages. */
  readonly place: string;
  read(name: string): Promise<Buffer | undefined>;
  /** Writes a whole file. @returns false, and writes nothing, if `once` and there is a file of this name. */
  put(name: string, body: string | Buffer, once?: boolean): Promise<boolean>;
  /** Returns the names of all files below a folder. */
  list(folder: string): Promise<string[]>;
}

/**
 * A store of releases. Each remote has a folder of files that all its releases share, and each release has a manifest. These
 * files never change (decision 97). Only `releases.json` changes. The id of a release is `<remote>/<version>`.
 */
export interface Store {
  /** The folder or s3:// address, for messages. */
  readonly place: string;
  /** The private files, which no user may fetch: the log and source maps (decision 65). */
  readonly records: Files;
  /** The keys that sign the registry; absent if the registry is not signed (decision 95). */
  readonly keys?: ReleaseKeys | undefined;
  /** Returns the registry, with a tag that identifies exactly this text; undefined before the first release. */
  fetchRegistry(): Promise<StoredRegistry | undefined>;
  /**
   * Replaces the registry, so a reader sees either the old text or the new text.
   * @param expected the tag of the registry that was read; undefined if there was no registry.
   * @throws RegistryMoved when the registry has been replaced since.
   */
  writeRegistry(text: string, expected: string | undefined): Promise<void>;
  manifestOf(id: string): Promise<string | undefined>;
  /**
   * Stores the missing files of a build, then the manifest, which makes the release complete.
   * @throws CliError when there is a file with other bytes.
   */
  putRelease(id: string, dir: string): Promise<void>;
  missingFiles(id: string): Promise<string[]>;
  /** Copies the files of a release into a local folder, with the paths of the build. */
  fetchRelease(id: string, dir: string): Promise<void>;
}

interface StoredRegistry {
  text: string;
  tag: string;
}

/** Thrown when the registry was changed after it was read. */
export class RegistryMoved extends CliError {
  constructor(place: string) {
    super(`The registry in ${place} was changed in the meantime.`);
  }
}
