import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { releaseStartSchema } from '@investor-portal/registry/format';

// Pages do not validate these values again, because they only load them from a registry that this tool has signed.
const mount = v.pipe(
  v.string(),
  v.regex(/^(?:\/[a-z][a-z\d-]*)+$/, 'must be a path such as /main/rewards'),
);
const navigation = v.object({
  label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  path: mount,
  icon: v.pipe(v.string(), v.nonEmpty()),
});

export const buildStartSchema = v.object({
  ...v.omit(releaseStartSchema, ['integrity']).entries,
  mounts: v.optional(v.array(mount)),
  navigation: v.optional(navigation),
});

/** Reads the scripts and requests of each screen of a built remote (scripts/build/release-start.cjs). */
export function readStart(dist: string): v.InferOutput<typeof buildStartSchema> {
  return v.parse(buildStartSchema, JSON.parse(readFileSync(path.join(dist, 'start.json'), 'utf8')));
}
