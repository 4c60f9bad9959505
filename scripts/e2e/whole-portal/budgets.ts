import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import type { Build } from '../../build/build-app';
import { readStart } from '../../release/store/manifest';

/**
 * The scripts that a page without a cache loads before a screen shows: their number, and their agreed bytes after brotli. The
 * bytes may exceed this figure by the tolerance, but never the limit.
 */
const budgets = {
  Profile: { scripts: 2, bytes: 161_767, limit: 163_226 },
  Welcome: { scripts: 5, bytes: 168_581, limit: 170_342 },
  Registration: { scripts: 5, bytes: 213_428, limit: 217_459 },
  Campaigns: { scripts: 6, bytes: 194_768, limit: 197_393 },
  Campaign: { scripts: 5, bytes: 184_147, limit: 186_414 },
  Commitments: { scripts: 5, bytes: 187_464, limit: 190_017 },
};
const tolerance = 1.05;

type Screen = keyof typeof budgets;

const remoteScreens: Record<Exclude<Screen, 'Profile'>, [folder: string, route: string]> = {
  Welcome: ['remote-onboarding', paths.acceptance],
  Registration: ['remote-onboarding', paths.registration],
  Campaigns: ['remote-opportunities', paths.opportunities],
  Campaign: ['remote-opportunities', patterns.campaign],
  Commitments: ['remote-portfolio', paths.commitments],
};

export const screens = Object.keys(budgets) as Screen[];

/** Returns the absolute path of every script that a cold page loads before the screen shows. The builds say which. */
export function scriptsOf(screen: Screen, builds: ReadonlyMap<string, Build>): string[] {
  const distOf = (folder: string) => builds.get(folder)?.dist ?? '';
  const page = readFileSync(path.join(distOf('host'), 'index.html'), 'utf8');
  const own = [...page.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file = '']) =>
    path.join(distOf('host'), file),
  );
  if (screen === 'Profile') return own;
  const [folder, route] = remoteScreens[screen];
  const start = readStart(distOf(folder));
  const { scripts = [], firstFrame } = start.screens[route] ?? {};
  const ofScreen = [start.entry, ...start.scripts, ...scripts, ...(firstFrame ? [firstFrame] : [])];
  return [...own, ...ofScreen.map((file) => path.join(distOf(folder), file))];
}

/** Describes what breaks the screen's budget. webpack-bundle-analyzer shows where the bytes are. */
export function breachesOf(screen: Screen, files: readonly string[]): string[] {
  const { scripts, bytes, limit } = budgets[screen];
  const allowed = Math.min(bytes * tolerance, limit);
  const found = files
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0);
  return [
    ...(files.length > scripts ? [`${screen} loads ${files.length} scripts, not ${scripts}.`] : []),
    ...(found > allowed ? [`${screen} weighs ${found} bytes, which may be ${allowed}.`] : []),
  ];
}

/** The names of a script's modules, as its source map has them. A library has one name. */
export function modulesIn(script: string, map: string): string[] {
  if (!existsSync(map)) throw new Error(`${script} has no source map.`);
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  return [
    ...new Set(
      // 'webpack://host/../node_modules/.pnpm/swr@2.5.1/node_modules/swr/dist/index.mjs' belongs to swr.
      sources.map(
        (source) =>
          /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ??
          source.replace(/^webpack:\/\/[^/]*\/(?:\.\.?\/)*/, ''),
      ),
    ),
  ];
}
