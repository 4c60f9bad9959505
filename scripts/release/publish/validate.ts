import { satisfies, validateStrict } from 'compare-versions';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import type { LiveHost } from '@investor-portal/registry/format';
import { mapsIn } from '../store/source-maps';
import { assertNone } from '../command-line/cli-error';
import { filesIn, type Manifest, readBuildManifest, scriptsIn } from '../store/manifest';
import { filesFolder } from '../store/release-paths';

interface Candidate {
  name: RemoteName;
  /** The folder of the stamped build. */
  dir: string;
  maps: string;
  /** A semver range of the host's contract. */
  contract: string;
}

/** Runs every check on a build that is possible before a release. @throws CliError that lists every fault. */
export function validateBuild(candidate: Candidate, host: LiveHost | undefined): void {
  const { name, dir, maps, contract } = candidate;
  const manifest = readBuildManifest(dir);
  const faults = [
    ...contractFaults(name, contract, host),
    ...exposeFaults(name, dir, manifest),
    ...(host ? sharedFaults(manifest, host) : []),
    ...mapsIn(dir).map((map) => `it contains ${map}, which would publish the sources.`),
    ...strayFaults(dir),
    ...duplicateFaults(dir, maps),
  ];
  assertNone(faults, `${name} was not released:`);
}

export function contractFaults(
  name: RemoteName,
  contract: string,
  host: LiveHost | undefined,
): string[] {
  if (!validateStrict(contract.replace(/^[\^~]/, '')))
    return [`its contract ${contract} is not a semver range such as ^1.0.0.`];
  if (!host || satisfies(host.contract, contract)) return [];
  return [
    `${name} needs contract ${contract}, but the live host has ${host.contract}. Release the host first, or build against its contract.`,
  ];
}

function exposeFaults(name: RemoteName, dir: string, manifest: Manifest): string[] {
  const { remoteEntry } = manifest.metaData;
  const exposed = manifest.exposes.map((each) => each.path);
  const named = [
    path.join(remoteEntry.path, remoteEntry.name),
    ...manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]),
  ];
  const missing = named.filter((file) => !existsSync(path.join(dir, file)));
  return [
    ...(manifest.name === name ? [] : [`its manifest names ${manifest.name}.`]),
    ...(exposed.join() === './routes'
      ? []
      : [`it exposes ${exposed.join(', ') || 'nothing'}, but must expose ./routes only.`]),
    ...missing.map((file) => `its manifest lists ${file}, which is missing.`),
  ];
}

// The contract covers the portal's own modules. For a library, the host must provide at least the version that the remote was
// built with. If the remote bundles its own copy, the host does not have to provide the library (decision 91).
export function sharedFaults(manifest: Manifest, host: LiveHost): string[] {
  return manifest.shared
    .filter(({ name, assets }) => !name.startsWith('@investor-portal/') && !hasCopy(assets.js))
    .flatMap(({ name, version }) => {
      const brought = host.shared[name];
      if (!brought)
        return [`it takes ${name} from the host, but the live host does not provide it.`];
      if (satisfies(brought, `^${version}`)) return [];
      return [`it was built against ${name} ${version}, but the live host provides ${brought}.`];
    });
}

function hasCopy({ sync, async }: Manifest['shared'][number]['assets']['js']): boolean {
  return sync.length + async.length > 0;
}

const ofBuild = /^(?:mf-manifest|mf-stats|start)\.json(?:\.br|\.gz)?$/;

// All files of a release are in the shared folder, and their names contain a hash (decision 97).
function strayFaults(dir: string): string[] {
  return filesIn(dir)
    .filter((file) => !file.startsWith(`${filesFolder}/`) && !ofBuild.test(file))
    .map((file) => `it has ${file} outside of ${filesFolder}/, where no page would find it.`);
}

const sourceMap = v.object({ sources: v.array(v.string()) });

// Finds singletons that are bundled twice. A second copy would mean a second session, router or React.
function duplicateFaults(dir: string, maps: string): string[] {
  return scriptsIn(dir).flatMap((script) => {
    const map = path.join(maps, `${script}.map`);
    if (!existsSync(map))
      return [`${script} has no source map, so its contents cannot be checked.`];
    const { sources } = v.parse(sourceMap, JSON.parse(readFileSync(map, 'utf8')));
    const doubled = new Set(sources.flatMap((source) => singletonOf(source) ?? []));
    return [...doubled].map((name) => `${script} contains its own copy of ${name}, a singleton.`);
  });
}

function singletonOf(source: string): string | undefined {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  const module = /\/shared\/src\/(.+)\.tsx?$/.exec(source)?.[1];
  // In another repository, shared is a library in node_modules.
  const ofShared = !library || library === '@investor-portal/shared';
  const name = ofShared ? `@investor-portal/shared/${module}` : library;
  return singletons.includes(name) ? name : undefined;
}
