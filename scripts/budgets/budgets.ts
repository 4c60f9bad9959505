import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { ScreenScripts } from './screens.ts';
import { sumOf, weighModules, type Weights } from './weigh-modules.ts';

/** A screen may weigh this much more than it did when its budget was last set. */
const tolerance = 1.02;
/** Smaller growth of a module is not named, bytes. */
const worthNaming = 200;

const budgetsSchema = v.record(
  v.string(),
  v.object({
    /** Scripts of a cold page. */
    requests: v.number(),
    /** Of them together, bytes after brotli. */
    compressed: v.number(),
    /** Minified bytes by library, and by file for our own. */
    modules: v.record(v.string(), v.number()),
  }),
);
export type Budgets = v.InferOutput<typeof budgetsSchema>;

export const budgetsFile = path.join(import.meta.dirname, 'budgets.json');

/** What was agreed on (`pnpm budgets` sets it anew). */
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

/** What breaks a budget, in sentences that name the modules that grew. */
export function breaches(budgets: Budgets, found: Budgets): string[] {
  return Object.entries(found).flatMap(([screen, { requests, compressed, modules }]) => {
    const budget = budgets[screen];
    if (!budget) return [`${screen} has no budget: set one with pnpm budgets.`];
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
