import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { registrySchema, type Registry } from '@investor-portal/shared/contract/registry';
import { remotes, root, workDir } from '../build/apps.ts';
import type { Build } from '../build/build-app.ts';
import { originOf } from '../start/ports.ts';

const file = path.join(workDir, 'releases.json');

/** The registry `npm start` serves, as it is on disk at this moment. */
export function readLocalRegistry(): string {
  return readFileSync(file, 'utf8');
}

/** Points every remote at the build of today's sources, and keeps the one before as its fallback. */
export function registerBuilds(builds: ReadonlyMap<string, Build>): void {
  const before = existingRegistry();
  const registry: Record<string, unknown> = {};
  for (const { name, folder, port } of remotes) {
    const version = builds.get(folder)?.version;
    if (!version) throw new Error(`${folder} was not built.`);
    const known = before?.[name];
    const previous = known && known.current !== version ? known.current : known?.previous;
    const kept = previous && existsSync(path.join(root, folder, 'dist', previous));
    registry[name] = {
      current: version,
      previous: kept ? previous : null,
      versions: Object.fromEntries(
        [version, ...(kept ? [previous] : [])].map((each) => [
          each,
          {
            entry: `${originOf(port)}/${each}/mf-manifest.json`,
            contract: each === version ? `^${contractVersion}` : known?.versions[each]?.contract,
          },
        ]),
      ),
    };
  }
  writeAtomically(JSON.stringify(v.parse(registrySchema, registry), null, 2));
}

function existingRegistry(): Registry | undefined {
  try {
    const parsed = v.safeParse(registrySchema, JSON.parse(readLocalRegistry()));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

// A reader sees the old registry or the new one, never half of one.
function writeAtomically(text: string): void {
  mkdirSync(workDir, { recursive: true });
  const scratch = `${file}.${process.pid}`;
  writeFileSync(scratch, text);
  renameSync(scratch, file);
}
