import { createRequire } from 'node:module';
import path from 'node:path';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import type { LiveHost } from '@investor-portal/registry/format';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { root } from '../workspace/apps';

/** Returns the registry entry of a host built from these sources: its contract and the libraries that it provides. */
export function hostOfTheseSources(version: string): LiveHost {
  const load = createRequire(path.join(root, 'host/package.json'));
  const versionOf = (name: string) => {
    const packageName = name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/');
    return (load(`${packageName}/package.json`) as { version: string }).version;
  };
  return {
    version,
    contract: contractVersion,
    shared: Object.fromEntries(singletons.map((name) => [name, versionOf(name)])),
  };
}
