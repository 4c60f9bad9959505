import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { CliError } from '../../workspace/cli-error.ts';

export const manifestName = 'mf-manifest.json';

// Loose throughout: keys that are not read here are written back for Module Federation to read.
const assets = v.looseObject({
  js: v.looseObject({ sync: v.array(v.string()), async: v.array(v.string()) }),
});

/** The part of Module Federation's manifest that the release tool reads. */
const manifestSchema = v.looseObject({
  name: v.string(),
  metaData: v.looseObject({
    remoteEntry: v.looseObject({ name: v.string(), path: v.string() }),
    buildInfo: v.optional(v.looseObject({ buildVersion: v.string() })),
  }),
  shared: v.array(v.looseObject({ name: v.string(), version: v.string(), assets })),
  exposes: v.array(v.looseObject({ path: v.string(), assets })),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** @throws CliError when the build has no manifest, or one of another shape. */
export function readBuildManifest(dir: string): Manifest {
  const place = path.join(dir, manifestName);
  if (!existsSync(place)) throw unreadable(dir);
  return parseManifest(readFileSync(place, 'utf8'), dir);
}

/**
 * @param place for messages.
 * @throws CliError when it is of another shape.
 */
export function parseManifest(text: string, place: string): Manifest {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw unreadable(place);
  }
  const parsed = v.safeParse(manifestSchema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new CliError(
    `${manifestName} is not a manifest of Module Federation 2: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
  );
}

function unreadable(place: string): CliError {
  return new CliError(`${place} has no readable ${manifestName}: it is not the build of a remote.`);
}
