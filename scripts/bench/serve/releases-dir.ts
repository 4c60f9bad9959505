import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { benchDir } from '../settings/env.ts';
import type { ReleasedVariant } from '../releases/changes.ts';

/** An empty folder for the releases of a build. */
export function releasesDir(variant: ReleasedVariant): string {
  const dir = path.join(benchDir, 'changed', variant);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return dir;
}
