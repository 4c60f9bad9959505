import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { admitScripts, manifestIntegrity } from './release-files';

const timeout = 8_000;

/**
 * Module federation accepts a manifest with any status and keeps a broken one for the whole page. This hook
 * lets only a good status, the registry's integrity and readable JSON through, asks again past the cache after a
 * failure, and gives up in time.
 */
export function strictFetch(): ModuleFederationRuntimePlugin {
  const failed = new Set<string>();
  return {
    name: 'strict-fetch',
    async fetch(url, init) {
      try {
        const response = await fetch(url, {
          ...init,
          cache: failed.has(url) ? 'reload' : 'default',
          integrity: manifestIntegrity(url) ?? '',
          signal: AbortSignal.timeout(timeout),
        });
        if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
        admitScripts(url, await response.clone().json());
        failed.delete(url);
        return response;
      } catch (error) {
        failed.add(url);
        throw error;
      }
    },
  };
}
