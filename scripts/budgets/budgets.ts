import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { ScreenScripts } from './screens.ts';
import type { Build } from '../build/build-app.ts';
import { weighRemote } from './weigh-remote.ts';
import { sumOf, weighModules, type Weights } from './weigh-modules.ts';

/** A screen may exceed the weight at which its budget was set by this factor. */
const tolerance = 1.02;
/** Growth of a module below this many bytes is not reported. */
const worthNaming = 200;

const screensSchema = v.record(
  v.string(),
  v.object({
    /** Scripts that a cold page loads. */
    requests: v.number(),
    /** Their total size in bytes after brotli. */
    compressed: v.number(),
    /** Minified bytes by library, and by file for our own code. */
    modules: v.record(v.string(), v.number()),
  }),
);
export type ScreenBudgets = v.InferOutput<typeof screensSchema>;

const remoteSchema = v.object({ firstLoad: v.number(), total: v.number() });
const budgetsSchema = v.object({
  screens: screensSchema,
  /** What each remote weighed, for the release tool (`weigh-remote.ts`). */
  remotes: v.object(v.entriesFromList(remoteNames, remoteSchema)),
});
type Budgets = v.InferOutput<typeof budgetsSchema>;

export const budgetsFile = path.join(import.meta.dirname, 'budgets.json');

/** Reads the agreed budgets (`pnpm budgets` resets them). */
export function readBudgets(): Budgets {
  return v.parse(budgetsSchema, JSON.parse(readFileSync(budgetsFile, 'utf8')));
}

/** Weighs every remote of these builds. */
export function weighRemotes(builds: ReadonlyMap<string, Build>): Budgets['remotes'] {
  const weighed = remoteNames.map((name) => {
    const build = builds.get(`remote-${name}`);
    if (!build) throw new Error(`remote-${name} was not built.`);
    return [name, weighRemote(build.dist)];
  });
  return v.parse(budgetsSchema.entries.remotes, Object.fromEntries(weighed));
}

export function weighScreens(screens: readonly ScreenScripts[]): ScreenBudgets {
  const weighed = screens.map(({ screen, files }) => [
    screen,
    {
      requests: files.length,
      compressed: files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0),
      modules: sumOf(files.map(weighModules)),
    },
  ]);
  return v.parse(screensSchema, Object.fromEntries(weighed));
}

/** Describes every exceeded budget, with the modules that grew. */
export function breaches(budgets: ScreenBudgets, found: ScreenBudgets): string[] {
  return Object.entries(found).flatMap(([screen, { requests, compressed, modules }]) => {
    const budget = budgets[screen];
    if (!budget) return [`${screen} has no budget. Set one with pnpm budgets.`];
    const more =
      requests > budget.requests
        ? [`${screen} loads ${requests} scripts, its budget is ${budget.requests}.`]
        : [];
    if (compressed <= budget.compressed * tolerance) return more;
    const weight = `${screen} weighs ${compressed} bytes after brotli, its budget is ${budget.compressed}.`;
    return [...more, [weight, ...grown(budget.modules, modules)].join('\n  ')];
  });
}

function grown(before: Weights, now: Weights): string[] {
  return Object.entries(now)
    .map(([module, bytes]) => ({ module, by: bytes - (before[module] ?? 0) }))
    .filter(({ by }) => by >= worthNaming)
    .toSorted((one, other) => other.by - one.by)
    .map(({ module, by }) => `${module} grew by ${by} bytes`);
}
