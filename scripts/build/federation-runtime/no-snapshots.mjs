/** A handler without hooks and manifests. The runtime needs nothing else for a remote that is registered by its entry. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
