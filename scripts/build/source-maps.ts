import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

/** Beside the builds of an app: a folder per version. */
export const mapsFolder = 'source-maps';

/** Moves a build's source maps out of it. They carry every source in full, comments included. */
export function moveMaps(build: string, maps: string): void {
  for (const name of mapsIn(build)) {
    const place = path.join(maps, name);
    mkdirSync(path.dirname(place), { recursive: true });
    renameSync(path.join(build, name), place);
  }
}

/** The source maps in a folder, as paths relative to it, with slashes. */
export function mapsIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.map(?:\.(?:br|gz))?$/.test(name))
    .map((name) => name.split(path.sep).join('/'));
}

/** The source map of a script in `<app>/dist/<version>/`. */
export function mapOf(script: string): string {
  const [, app = '', version = '', name = ''] =
    /^(.*[\\/]dist[\\/])([^\\/]+)[\\/](.+)$/.exec(script) ?? [];
  return `${path.join(app, mapsFolder, version, name)}.map`;
}
