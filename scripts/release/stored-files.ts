import type { Records } from './records.ts';

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
