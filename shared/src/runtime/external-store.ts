// What the bundles get as 'use-sync-external-store/shim' (scripts/build/webpack.base.cjs): React has had it since 18.
export { useSyncExternalStore } from 'react';
