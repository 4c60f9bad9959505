import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { ScreenScripts } from './screens.ts';
import type { Build } from '../build/build-app.ts';
import { sizeOf, weighRemote } from './weigh-remote.ts';
import { sumOf, weighModules, type Weights } from './weigh-modules.ts';

/** What is measured of a screen or a remote: by which factor it may exceed its budget, and the sentence that says it does. */
const measures = {
  /** Scripts that a cold page loads for a screen. */
  requests: {
    tolerance: 1,
    says: (found: number, budget: number) => `loads ${found} scripts, its budget is ${budget}.`,
  },
  /** What they weigh: every investor waits for them. */
  compressed: { tolerance: 1.02, says: weighs('') },
  /** What a remote weighs before its first screen, and in all. */
  firstLoad: { tolerance: 1.1, says: weighs(' before its first screen') },
  total: { tolerance: 1.1, says: weighs(' in all') },
};

function weighs(what: string) {
  return (found: number, budget: number) =>
    `weighs ${found} bytes after brotli${what}, its budget is ${budget}.`;
}

/** Growth of a module below this many bytes is not reported. */
const worthNaming = 200;

const screensSchema = v.record(
  v.string(),
  v.object({
    requests: v.number(),
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
      compressed: sizeOf(files),
      modules: sumOf(files.map(weighModules)),
    },
  ]);
  return v.parse(screensSchema, Object.fromEntries(weighed));
}

type Weight = Partial<Record<keyof typeof measures, number>> & { modules?: Weights };

/** Describes every exceeded budget of a screen or a remote, with the modules that grew where they are known. */
export function breaches(name: string, budget: Weight | undefined, found: Weight): string[] {
  if (!budget) return [`${name} has no budget. Set one with pnpm budgets.`];
  const heavier = grown(budget.modules ?? {}, found.modules ?? {});
  return (Object.keys(measures) as (keyof typeof measures)[]).flatMap((measure) => {
    const { tolerance, says } = measures[measure];
    const [weight = 0, allowed = 0] = [found[measure], budget[measure]];
    if (weight <= allowed * tolerance) return [];
    const breach = `${name} ${says(weight, allowed)}`;
    return [measure === 'requests' ? breach : [breach, ...heavier].join('\n  ')];
  });
}

function grown(before: Weights, now: Weights): string[] {
  return Object.entries(now)
    .map(([module, bytes]) => ({ module, by: bytes - (before[module] ?? 0) }))
    .filter(({ by }) => by >= worthNaming)
    .toSorted((one, other) => other.by - one.by)
    .map(({ module, by }) => `${module} grew by ${by} bytes`);
}
