import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { Registry, Release, Released } from '@investor-portal/shared/contract/registry';
import { remotes } from '../workspace/apps.ts';
import { folderOf } from './publish.ts';
import { CliError } from './cli-error.ts';
import { stampOf } from './stamp.ts';
import type { Store } from './store.ts';

/**
 * Holds a change of what runs to the store: each version that is given to more investors must be there, and be what the
 * registry says was released. How such a version starts the registry may have forgotten; its manifest says it. A
 * fallback that is not there any more is none.
 * @throws CliError
 */
export async function withIntact(
  store: Store,
  before: Registry,
  after: Registry,
): Promise<Registry> {
  let held = after;
  for (const { name } of remotes) {
    const released = after[name];
    if (!released) continue;
    const versions = { ...released.versions };
    for (const version of spread(before[name], released))
      versions[version] = await intact(store, name, version, versions[version]);
    const fallback = newFallback(before[name], released);
    let { previous } = released;
    if (fallback)
      try {
        versions[fallback] = await intact(store, name, fallback, versions[fallback]);
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        // A roll back is not refused for want of a fallback.
        previous = null;
      }
    held = { ...held, [name]: { ...released, previous, versions } };
  }
  return held;
}

function spread(before: Released | undefined, { current, canary }: Released): string[] {
  const wider = canary && canary.share > (before?.canary?.share ?? 0);
  const other = canary && canary.version !== before?.canary?.version;
  return [
    ...(current === before?.current ? [] : [current]),
    ...(wider || other ? [canary.version] : []),
  ];
}

// One that has not served just now, as what ran or as its fallback.
function newFallback(before: Released | undefined, { previous }: Released): string | undefined {
  const served = [before?.current, before?.previous];
  return previous && !served.includes(previous) ? previous : undefined;
}

async function intact(
  store: Store,
  name: RemoteName,
  version: string,
  release: Release | undefined,
): Promise<Release> {
  const manifest = await store.readManifest(folderOf(name, version));
  if (!release || manifest === undefined)
    throw new CliError(
      `${name} ${version} is not in ${store.place} any more. Run another version (\`pnpm rollback ${name} --version <version>\`), or switch the remote off (\`pnpm releases off ${name} "<reason>"\`).`,
    );
  // Not what was released: then neither is what it says of its scripts, and the registry is what pages believe.
  const { integrity, start } = stampOf(manifest);
  if (integrity !== release.integrity)
    throw new CliError(
      `${name} ${version} in ${store.place} was changed since it was released, and is not run again. Find out who changed it.`,
    );
  return { ...release, start };
}
