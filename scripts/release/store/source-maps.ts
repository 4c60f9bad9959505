import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Beside the builds of an app: a folder per version. */
export const mapsFolder = 'source-maps';

/**
 * Moves a build's source maps out of it. They carry every source in full, comments included. Each then names the script
 * that it is of: webpack leaves a name in it that no file has, and that depends on the folder of the build.
 * @param root of the sources, which no map names.
 */
export function moveMaps(build: string, maps: string, root: string): void {
  for (const name of mapsIn(build)) {
    const place = path.join(maps, name);
    mkdirSync(path.dirname(place), { recursive: true });
    const script = JSON.stringify(name.replace(/\.map$/, ''));
    const text = withoutFolder(readFileSync(path.join(build, name), 'utf8'), root);
    writeFileSync(
      place,
      text.replace(/^\{"version":3,"file":"[^"]*"/, `{"version":3,"file":${script}`),
    );
    rmSync(path.join(build, name));
  }
}

// Module federation's start imports by absolute path, and is named by the hash of one.
function withoutFolder(text: string, root: string): string {
  return text
    .replaceAll(JSON.stringify(root).slice(1, -1), '.')
    .replaceAll(/\.federation\/entry\.[\da-f]{32}\.js/g, '.federation/entry.js');
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
