import { validateStrict } from 'compare-versions';
import * as v from 'valibot';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { loadJson } from './load-json';

const version = 'development';
/** A development server does not respond before its first build has finished. */
const firstBuildTimeoutMs = 60_000;

function manifestOf(name: string) {
  return v.object({
    name: v.literal(name, `must be ${name}`),
    metaData: v.object({
      contract: v.pipe(v.string(), v.check(validateStrict, 'must be a contract version')),
    }),
  });
}

/** Describes a development build as a registry entry, which has a release's contract check. It changes, so it has no integrity. */
export async function devBuild(name: string, manifest: string): Promise<RegistryEntry> {
  const { metaData } = await loadJson(manifest, manifestOf(name), firstBuildTimeoutMs);
  const release = { entry: manifest, contract: `^${metaData.contract}` };
  return { current: version, versions: { [version]: release } };
}

const entrySchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string(), path: v.string() }) }),
});

/** The container script, relative to the manifest. A release names it in the registry. */
export async function devEntry(manifest: string): Promise<string> {
  const { remoteEntry } = (await loadJson(manifest, entrySchema)).metaData;
  const { path, name } = remoteEntry;
  return path === '' ? name : `${path}/${name}`;
}
