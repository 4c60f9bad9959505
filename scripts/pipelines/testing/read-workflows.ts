import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { manifestIn, root } from '../../workspace/apps';

const dir = path.join(root, '.github/workflows');

export const names = readdirSync(dir);

export function textOf(name: string): string {
  return readFileSync(path.join(dir, name), 'utf8');
}

export const { scripts, packageManager, engines } = manifestIn(root);

const step = v.strictObject({
  id: v.optional(v.string()),
  if: v.optional(v.string()),
  uses: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.unknown())),
  run: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string()), {}),
});
const workflow = v.looseObject({
  on: v.record(v.string(), v.unknown()),
  permissions: v.record(v.string(), v.string()),
  jobs: v.record(
    v.string(),
    v.looseObject({
      'runs-on': v.string(),
      'timeout-minutes': v.number(),
      permissions: v.record(v.string(), v.string()),
      environment: v.optional(v.string()),
      steps: v.array(step),
    }),
  ),
});

export function read(name: string) {
  return v.parse(workflow, parse(textOf(name)));
}
