export interface FileStore {
  write(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
  clear(): Promise<void>;
}

export function memoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    write: async (name, bytes) => void files.set(name, bytes),
    read: async (name) => files.get(name),
    clear: async () => files.clear(),
  };
}
