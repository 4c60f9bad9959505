import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { registrySchema, releaseStartSchema } from '@investor-portal/shared/contract/registry';
import { remotes, root } from '../../workspace/apps.ts';

const earlySchema = v.record(
  v.string(),
  v.object({
    chunks: v.optional(v.array(v.string()), []),
    reads: v.optional(releaseStartSchema.entries.screens.value.entries.reads, []),
  }),
);

/**
 * A registry that tells the document's first script (host/src/boot) which scripts each screen needs, for a build whose
 * remotes are its own chunks.
 * @param scripts of each chunk, by name
 */
export function partsRegistry(
  scripts: Readonly<Record<string, readonly string[]>>,
  host: string,
): string {
  const named = (chunk: string) => {
    const found = scripts[chunk];
    if (!found) throw new Error(`The build has no chunk ${chunk}.`);
    return found;
  };
  const released = remotes.map(({ name, folder }) => {
    const [entry = '', ...others] = named(name);
    const file = path.join(root, folder, 'prefetch.json');
    const early = v.parse(earlySchema, JSON.parse(readFileSync(file, 'utf8')));
    const screens = Object.entries(early).map(([pattern, { chunks, reads }]) => [
      pattern,
      { scripts: chunks.flatMap(named), reads },
    ]);
    const start = { entry, integrity: {}, scripts: others, screens: Object.fromEntries(screens) };
    const release = { entry: 'no-manifest.json', contract: `^${contractVersion}`, start };
    return [name, { base: `${host}/`, current: 'this', versions: { this: release } }];
  });
  return JSON.stringify(v.parse(registrySchema, Object.fromEntries(released)));
}
