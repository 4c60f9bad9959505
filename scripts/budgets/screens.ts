import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@investor-portal/shared/routes/paths';
import { patterns } from '@investor-portal/shared/routes/patterns';
import type { Build } from '../build/build-app';
import { readStart } from '../release/store/read-start';

const watched = [
  { screen: 'Profile', path: paths.profile, folder: undefined },
  { screen: 'Welcome', path: paths.acceptance, folder: 'remote-onboarding' },
  { screen: 'Registration', path: paths.registration, folder: 'remote-onboarding' },
  { screen: 'Campaigns', path: paths.opportunities, folder: 'remote-opportunities' },
  { screen: 'Campaign', path: patterns.campaign, folder: 'remote-opportunities' },
  { screen: 'Commitments', path: paths.commitments, folder: 'remote-portfolio' },
] as const;

export interface ScreenScripts {
  screen: string;
  /** Absolute paths of every script that a cold page loads before the screen shows. */
  files: string[];
}

/** Returns the scripts of each screen. They are derived from the builds and not measured. */
export function screenScripts(builds: ReadonlyMap<string, Build>): ScreenScripts[] {
  const distOf = (folder: string) => {
    const build = builds.get(folder);
    if (!build) throw new Error(`${folder} was not built.`);
    return build.dist;
  };
  const own = scriptsOfPage(distOf('host'));
  return watched.map(({ screen, path: route, folder }) => ({
    screen,
    files: [...own, ...(folder ? scriptsOfScreen(distOf(folder), route) : [])],
  }));
}

function scriptsOfPage(dist: string): string[] {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  return [...page.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file = '']) =>
    path.join(dist, file),
  );
}

function scriptsOfScreen(dist: string, route: string): string[] {
  const { entry, scripts, screens } = readStart(dist);
  const { scripts: ofScreen = [], firstFrame } = screens[route] ?? {};
  return [entry, ...scripts, ...ofScreen, ...(firstFrame ? [firstFrame] : [])].map((file) =>
    path.join(dist, file),
  );
}
