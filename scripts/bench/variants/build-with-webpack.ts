import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration, StatsCompilation } from 'webpack';
import { appFolders } from '../../workspace/apps.ts';
import { sourceVersion } from '../../build/source-version.ts';
import { benchDir } from '../settings/env.ts';
import { compile } from './compile.ts';
import { lateScriptsOf } from './late-scripts.ts';
import type { VariantName } from './names.ts';
import { withOlderLibrary } from './older-library.cjs';

export interface VariantBuild {
  dist: string;
  /** The scripts of each chunk of the host's build, by the chunk's name: paths from the build's root. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** The scripts that no screen waits for (late-scripts.ts). */
  late: readonly string[];
}

type MakeConfigurations = (dir: string, origins: Record<string, string>) => Configuration[];

interface BuildOptions {
  origins?: Record<string, string>;
  /** Modules that the build must not contain. */
  forbidden?: RegExp;
  /** As it was before its library's update. */
  older?: boolean;
}

/** Builds one of the configurations beside this file, or reuses a build of the same sources. */
export async function buildWithWebpack(
  name: Exclude<VariantName, 'ours'>,
  log: (line: string) => void,
  { origins = {}, forbidden, older = false }: BuildOptions = {},
): Promise<VariantBuild> {
  const dir = path.join(benchDir, 'builds', older ? `${name}-older` : name);
  const dist = path.join(dir, versionOf(origins));
  if (!existsSync(dist)) {
    const began = performance.now();
    const unfinished = path.join(dir, 'unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    const load = createRequire(import.meta.url);
    const make = load(`./${name}.cjs`) as MakeConfigurations;
    const configurations = make(unfinished, origins);
    const [, host] = await run(older ? configurations.map(withOlderLibrary) : configurations);
    refuse(host, forbidden);
    const report = { scripts: scriptsOf(host), late: lateScriptsOf(host?.chunks ?? []) };
    writeFileSync(path.join(unfinished, 'scripts.json'), JSON.stringify(report));
    renameSync(unfinished, dist);
    log(`Built ${path.basename(dir)} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  const text = readFileSync(path.join(dist, 'scripts.json'), 'utf8');
  return { dist, ...(JSON.parse(text) as Omit<VariantBuild, 'dist'>) };
}

function versionOf(origins: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(origins));
  for (const folder of appFolders) hash.update(sourceVersion(folder));
  const here = import.meta.dirname;
  for (const file of readdirSync(here, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/\.(?:cjs|tsx?)$/.test(file)) hash.update(readFileSync(path.join(here, file)));
  return hash.digest('hex').slice(0, 10);
}

async function run(configurations: Configuration[]): Promise<StatsCompilation[]> {
  const reports: StatsCompilation[] = [];
  // One at a time, for small machines.
  for (const configuration of configurations) reports.push(await compile(configuration));
  return reports;
}

function refuse(host: StatsCompilation | undefined, forbidden: RegExp | undefined): void {
  const found = host?.modules?.find(({ identifier }) => forbidden?.test(identifier ?? ''));
  if (found) throw new Error(`${found.identifier ?? ''} must not be in this build.`);
}

function scriptsOf(host: StatsCompilation | undefined): VariantBuild['scripts'] {
  return Object.fromEntries(
    Object.entries(host?.namedChunkGroups ?? {}).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
}
