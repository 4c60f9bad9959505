import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { releaseStartSchema } from '@investor-portal/registry/format';

export const buildStartSchema = v.omit(releaseStartSchema, ['integrity']);

/** The scripts and reads of each screen of a built remote (scripts/build/release-start.cjs). */
export function readStart(dist: string): v.InferOutput<typeof buildStartSchema> {
  return v.parse(buildStartSchema, JSON.parse(readFileSync(path.join(dist, 'start.json'), 'utf8')));
}
