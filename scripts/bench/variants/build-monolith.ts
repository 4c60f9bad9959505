import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { appFolders } from '../../workspace/apps';
import { sourceVersion } from '../../build/source-version';
import { benchDir } from '../settings/env';
import { configurations } from './monolith-best.cjs';

type Log = (line: string) => void;

interface MonolithBuild {
  dist: string;
  /** The scripts of each chunk, by the chunk's name, as paths from the build's root. */
  scripts: Readonly<Record<string, readonly string[]>>;
}

/** A monolith must not contain the federation runtime. */
const federationRuntime = /@module-federation/;

/** Builds the best monolith (monolith-best.cjs), or reuses a build of the same sources. */
export async function buildMonolith(log: Log): Promise<MonolithBuild> {
  const dist = path.join(benchDir, 'builds/monolith-best', versionOf());
  if (!existsSync(dist)) await build(dist, log);
  const text = readFileSync(path.join(dist, 'scripts.json'), 'utf8');
  return { dist, scripts: JSON.parse(text) as MonolithBuild['scripts'] };
}

async function build(dist: string, log: Log): Promise<void> {
  const began = performance.now();
  // The folder is moved when the build is complete, so an interrupted build is never used.
  const unfinished = `${dist}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const reports: StatsCompilation[] = [];
  // Builds run one at a time, for small machines.
  for (const each of configurations(unfinished) as Configuration[])
    reports.push(await compile(each));
  const portal = reports[1];
  const found = portal?.modules?.find(({ identifier = '' }) => federationRuntime.test(identifier));
  if (found) throw new Error(`${found.identifier ?? ''} must not be in this build.`);
  writeFileSync(path.join(unfinished, 'scripts.json'), JSON.stringify(scriptsOf(portal)));
  renameSync(unfinished, dist);
  const seconds = Math.round((performance.now() - began) / 1000);
  log(`Built ${path.relative(benchDir, dist)} in ${seconds} s`);
}

function versionOf(): string {
  const hash = createHash('sha256');
  for (const folder of appFolders) hash.update(sourceVersion(folder));
  const here = import.meta.dirname;
  for (const file of readdirSync(here, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/\.(?:cjs|tsx?)$/.test(file)) hash.update(readFileSync(path.join(here, file)));
  return hash.digest('hex').slice(0, 10);
}

/** Builds, and returns webpack's report of chunks and modules. */
function compile(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(configuration);
  const wanted = { all: false, modules: true, nestedModules: true, chunkGroups: true };
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(`It does not build:\n${stats?.toString('errors-only') ?? ''}`));
        else
          resolve(
            stats.toJson({ ...wanted, modulesSpace: Infinity, nestedModulesSpace: Infinity }),
          );
      });
    });
  });
}

function scriptsOf(build: StatsCompilation | undefined): MonolithBuild['scripts'] {
  return Object.fromEntries(
    Object.entries(build?.namedChunkGroups ?? {}).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
}
