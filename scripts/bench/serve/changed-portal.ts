import '../../portal-releases/configuration.ts';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Release, Released } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry.ts';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { buildAll } from '../../build/build-all.ts';
import type { Build } from '../../build/build-app.ts';
import { addPageIntegrity } from '../../build/page-integrity.ts';
import { changedBuild, withLine } from '../../e2e/federation/changed-build.ts';
import { addDeltas } from '../../release/deltas/add-deltas.ts';
import { compressText } from '../../release/publish/compress-text.ts';
import { directoryStore } from '../../release/store/directory-store.ts';
import { publish } from '../../release/publish/publish.ts';
import { cdnApp } from '../../serve/cdn-app.ts';
import { hostApp } from '../../serve/host-app.ts';
import { remotes } from '../../workspace/apps.ts';
import { changes, type Change } from '../settings/measurement.ts';
import { buildOlderRemote } from './older-remote.ts';

const changedRemote = 'opportunities';
/** What the names begin with of the scripts that get another line: the campaign list's, and the host's. */
const changedScript = { remote: 'campaigns', host: 'main' };

/** What we ship after each release, released by its own tool into a store of its own. */
interface ChangedPortal {
  host: ReadonlyMap<Change, RequestListener>;
  cdn: ReadonlyMap<Change, RequestListener>;
}

export async function changedPortal(
  dir: string,
  config: RuntimeConfig,
  cdnOrigin: string,
  log: (line: string) => void,
): Promise<ChangedPortal> {
  const builds = await buildAll(log);
  const store = path.join(dir, 'store');
  const release = async (name: keyof Registry & Named, build: Build, released?: Released) => {
    const now = new Date().toISOString();
    const known = { name, build, host: undefined, now, released, warn: () => undefined };
    return releasedAs(build.version, await publish(directoryStore(store), known));
  };
  const updated = buildOf(builds, `remote-${changedRemote}`);
  let remote = await buildOlderRemote(updated, log);
  let registry: Registry = {};
  for (const { name, folder } of remotes) {
    const first = name === changedRemote ? remote : buildOf(builds, folder);
    registry = { ...registry, [name]: await release(name, first) };
  }

  const host = new Map<Change, RequestListener>();
  const cdn = new Map<Change, RequestListener>();
  let dist = buildOf(builds, 'host').dist;
  for (const change of changes) {
    const next = path.join(dir, change);
    if (change === 'remote' || change === 'host') {
      const from = change === 'host' ? dist : remote.dist;
      changedBuild(from, next, [changedScript[change]], withLine);
      if (change === 'host') addPageIntegrity(next);
      compressText(next);
    }
    if (change === 'host') {
      await addDeltas(next, [dist]);
      dist = next;
    } else if (change !== 'none') {
      remote = change === 'library' ? updated : { ...remote, version: change, dist: next };
      const released = await release(changedRemote, remote, registry[changedRemote]);
      registry = { ...registry, [changedRemote]: released };
    }
    const text = JSON.stringify(registry);
    const elsewhere = { read: () => Promise.resolve(text), readAt: () => undefined };
    const releasesUrl = `${cdnOrigin}/portal/releases.json`;
    const settings = { ...config, releasesUrl };
    host.set(
      change,
      hostApp({ dist, config: settings, releases: () => text, remotes: [], elsewhere }),
    );
    cdn.set(
      change,
      cdnApp(store, () => text),
    );
  }
  return { host, cdn };
}

type Named = (typeof remotes)[number]['name'];

function releasedAs(version: string, release: Release): Released {
  return { current: version, previous: null, versions: { [version]: release } };
}

function buildOf(builds: ReadonlyMap<string, Build>, folder: string): Build {
  const build = builds.get(folder);
  if (!build) throw new Error(`${folder} was not built.`);
  return build;
}
