import { validateStrict } from 'compare-versions';
import * as v from 'valibot';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { Released } from '@investor-portal/shared/contract/registry';
import { loadJson } from './load-json';

const version = 'development';
/** A development server answers when it has built. */
const firstBuildMs = 60_000;

/** What the build preset writes into the manifest of a development build. */
function manifestOf(name: RemoteName) {
  return v.object({
    name: v.literal(name, `must be ${name}`),
    metaData: v.object({
      contract: v.pipe(v.string(), v.check(validateStrict, 'must be a contract version')),
    }),
  });
}

/**
 * A development build as the registry would name it: it meets the same contract gate as a release. It has no
 * integrity, for it changes with every key; its origin is one the platform allows.
 * @throws UnusableFileError when there is no such build at the address.
 */
export async function devBuild(name: RemoteName, manifest: string): Promise<Released> {
  const { metaData } = await loadJson(manifest, manifestOf(name), firstBuildMs);
  const release = { entry: manifest, contract: `^${metaData.contract}` };
  return { current: version, versions: { [version]: release } };
}
