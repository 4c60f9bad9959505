import { validateStrict } from 'compare-versions';
import * as v from 'valibot';
import type { Released } from '@investor-portal/registry/format';
import { loadJson } from './load-json';

const version = 'development';
/** A development server responds only when its first build is done. */
const firstBuildTimeoutMs = 60_000;

/** What the build preset writes into the manifest of a development build. */
function manifestOf(name: string) {
  return v.object({
    name: v.literal(name, `must be ${name}`),
    metaData: v.object({
      contract: v.pipe(v.string(), v.check(validateStrict, 'must be a contract version')),
    }),
  });
}

/**
 * Describes a development build as a registry entry, so that it passes the same contract check as a release. It has no
 * integrity hash, because it changes with every edit; instead its origin must be one the platform allows.
 * @throws UnusableFileError when the URL serves no such build.
 */
export async function devBuild(name: string, manifest: string): Promise<Released> {
  const { metaData } = await loadJson(manifest, manifestOf(name), firstBuildTimeoutMs);
  const release = { entry: manifest, contract: `^${metaData.contract}` };
  return { current: version, versions: { [version]: release } };
}

const entrySchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string(), path: v.string() }) }),
});

/** The container script of a development build, relative to its manifest. A release has it in the registry. */
export async function devEntry(manifest: string): Promise<string> {
  const { remoteEntry } = (await loadJson(manifest, entrySchema)).metaData;
  const { path, name } = remoteEntry;
  return path === '' ? name : `${path}/${name}`;
}
