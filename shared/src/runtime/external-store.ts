// Replaces 'use-sync-external-store/shim' in the bundles (scripts/build/webpack.base.cjs): React has it since 18.
export { useSyncExternalStore } from 'react';
