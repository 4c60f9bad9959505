import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { ScreenScripts } from './screens.ts';
import { sumOf, weighModules, type Weights } from './weigh-modules.ts';

/** A screen may exceed the weight at which its budget was set by this factor. */
const tolerance = 1.02;
/** Growth of a module below this many bytes is not reported. */
const worthNaming = 200;

const budgetsSchema = v.record(
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
export type Budgets = v.InferOutput<typeof budgetsSchema>;

export const budgetsFile = path.join(import.meta.dirname, 'budgets.json');

/** Reads the agreed budgets (`pnpm budgets` resets them). */
export function readBudgets(): Budgets {
  return v.parse(budgetsSchema, JSON.parse(readFileSync(budgetsFile, 'utf8')));
}

export function weighScreens(screens: readonly ScreenScripts[]): Budgets {
  const weighed = screens.map(({ screen, files }) => [
    screen,
    {
      requests: files.length,
      compressed: files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0),
      modules: sumOf(files.map(weighModules)),
    },
  ]);
  return v.parse(budgetsSchema, Object.fromEntries(weighed));
}

/** Describes every exceeded budget, with the modules that grew. */
export function breaches(budgets: Budgets, found: Budgets): string[] {
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
