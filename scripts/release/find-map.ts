import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mapsFolder, mapsIn } from '../build/source-maps.ts';
import { appFolders, root } from '../workspace/apps.ts';
import { mapsOf } from './release-paths.ts';
import type { Records } from './records.ts';

/** A script of the host, whose version its address does not name, or of a release of a remote. */
export interface TracedScript {
  /** `host`, or the remote's name. */
  app: string;
  version: string | undefined;
  /** `assets/…` */
  file: string;
}

/** The source map of a script: of a place's private files, else of this checkout's builds. */
export async function findMap(records: Records, script: TracedScript): Promise<string | undefined> {
  return (await keptMap(records, script)) ?? builtMap(script);
}

// The name of a file has a hash of its content, so a map of any version that has it will do.
async function keptMap(
  records: Records,
  { app, version, file }: TracedScript,
): Promise<string | undefined> {
  const names = (await records.list(mapsOf(app))).filter((name) => name.endsWith(`/${file}.map`));
  const ofVersion = names.find((name) => name.startsWith(`${mapsOf(`${app}/${version}`)}/`));
  const found = ofVersion ?? names[0];
  return found === undefined ? undefined : records.read(found);
}

function builtMap({ app, version, file }: TracedScript): string | undefined {
  const folder = appFolders.find((each) => each === app || each === `remote-${app}`) ?? app;
  const maps = path.join(root, folder, 'dist', mapsFolder);
  if (!existsSync(maps)) return undefined;
  const found = mapsIn(maps).find((name) =>
    version ? name === `${version}/${file}.map` : name.endsWith(`/${file}.map`),
  );
  return found === undefined ? undefined : readFileSync(path.join(maps, found), 'utf8');
}
