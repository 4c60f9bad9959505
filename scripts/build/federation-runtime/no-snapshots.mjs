/** A handler without hooks and manifests: the runtime asks no more of it for a remote that is registered by its entry. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
