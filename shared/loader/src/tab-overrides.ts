import * as v from 'valibot';
import { withStorage } from './web-storage';

const key = 'portal.tab-overrides';

const overridesSchema = v.record(v.string(), v.pipe(v.string(), v.url()));

/**
 * The manifest's address of the development build that replaces a remote in this tab, in development:
 * `sessionStorage['portal.tab-overrides'] = '{"rewards":"http://localhost:5000/mf-manifest.json"}'`.
 */
export function overridingBuild(name: string): string | undefined {
  if (process.env.NODE_ENV === 'production') return undefined;
  const read = (storage: Storage) =>
    v.parse(overridesSchema, JSON.parse(storage.getItem(key) ?? '{}'));
  return withStorage('sessionStorage', read)?.[name];
}
