import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { ScreenScripts } from './screens';
import type { Build } from '../build/build-app';
import { sizeOf, weighRemote } from './weigh-remote';
import { largestModules } from './weigh-modules';

// The measures of a screen or a remote. Each has the factor by which it may exceed its budget and the message for a breach.
const measures = {
  /** The number of scripts that a cold page loads for a screen. */
  requests: {
    tolerance: 1,
    says: (found: number, budget: number) => `loads ${found} scripts, its budget is ${budget}.`,
  },
  /** The size of these scripts. Every investor waits for them, so the tolerance is small. */
  compressed: { tolerance: 1.02, says: weighs('') },
  /** The size of a remote's scripts before its first screen, and of all its scripts. */
  firstLoad: { tolerance: 1.1, says: weighs(' before its first screen') },
  total: { tolerance: 1.1, says: weighs(' in all') },
};

function weighs(what: string) {
  return (found: number, budget: number) =>
    `weighs ${found} bytes after brotli${what}, its budget is ${budget}.`;
}

const screensSchema = v.record(
  v.string(),
  v.object({ requests: v.number(), compressed: v.number() }),
);
type ScreenBudgets = v.InferOutput<typeof screensSchema>;

const remoteSchema = v.object({ firstLoad: v.number(), total: v.number() });
const budgetsSchema = v.object({
  screens: screensSchema,
  /** The sizes of each remote, which the release tool checks (`weigh-remote.ts`). */
  remotes: v.object(v.entriesFromList(remoteNames, remoteSchema)),
});
type Budgets = v.InferOutput<typeof budgetsSchema>;

export const budgetsFile = path.join(import.meta.dirname, 'budgets.json');

export function readBudgets(): Budgets {
  return v.parse(budgetsSchema, JSON.parse(readFileSync(budgetsFile, 'utf8')));
}

export function weighRemotes(builds: ReadonlyMap<string, Build>): Budgets['remotes'] {
  const weighed = remoteNames.map((name) => {
    const build = builds.get(`remote-${name}`);
    if (!build) throw new Error(`remote-${name} was not built.`);
    return [name, weighRemote(build.dist)];
  });
  return v.parse(budgetsSchema.entries.remotes, Object.fromEntries(weighed));
}

export function weighScreens(screens: readonly ScreenScripts[]): ScreenBudgets {
  return Object.fromEntries(
    screens.map(({ screen, files }) => [
      screen,
      { requests: files.length, compressed: sizeOf(files) },
    ]),
  );
}

/** Describes every breach of a screen's budget, with the screen's largest modules. */
export function screenBreaches(screens: readonly ScreenScripts[]): string[] {
  const budgets = readBudgets().screens;
  const found = weighScreens(screens);
  return screens.flatMap(({ screen, files }) =>
    breaches(screen, budgets[screen], found[screen] ?? {}, () => largestModules(files)),
  );
}

type Weight = Partial<Record<keyof typeof measures, number>>;

/** @param largest returns the largest modules. It is called only if there is a breach in size. */
export function breaches(
  name: string,
  budget: Weight | undefined,
  found: Weight,
  largest: () => string[],
): string[] {
  if (!budget) return [`${name} has no budget. Set one with pnpm budgets.`];
  return (Object.keys(measures) as (keyof typeof measures)[]).flatMap((measure) => {
    const { tolerance, says } = measures[measure];
    const [weight = 0, allowed = 0] = [found[measure], budget[measure]];
    if (weight <= allowed * tolerance) return [];
    const breach = `${name} ${says(weight, allowed)}`;
    if (measure === 'requests') return [breach];
    return [[`${breach} Its largest modules:`, ...largest()].join('\n  ')];
  });
}
