/**
 * The private files beside a store, which no investor may fetch: the log with its reasons, copies of the registry, and
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
