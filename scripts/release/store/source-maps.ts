import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const mapsFolder = 'source-maps';

/**
 * Moves source maps out of a build, because they contain the sources. Each map gets the name of its script, because
 * webpack writes a name that matches no file and depends on the folder of the build.
 * @param root the folder of the sources, which is removed from the maps.
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

// Module Federation's entry imports files by absolute path, and its own name contains a hash of such a path.
function withoutFolder(text: string, root: string): string {
  return text
    .replaceAll(JSON.stringify(root).slice(1, -1), '.')
    .replaceAll(/\.federation\/entry\.[\da-f]{32}\.js/g, '.federation/entry.js');
}

export function mapsIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.map(?:\.(?:br|gz))?$/.test(name))
    .map((name) => name.split(path.sep).join('/'));
}

export function mapOf(script: string): string {
  const [, app = '', version = '', name = ''] =
    /^(.*[\\/]dist[\\/])([^\\/]+)[\\/](.+)$/.exec(script) ?? [];
  return `${path.join(app, mapsFolder, version, name)}.map`;
}
