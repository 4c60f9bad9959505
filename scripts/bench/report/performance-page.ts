import { kinds, variantDescriptions, variantNames } from '../settings/measurement';
import type { Machine } from './machine';
import { scatterOf, type Row } from './rows';
import { sectionsOf, targetTable } from './tables';
import type { Target } from './targets';

export interface Results {
  date: string;
  commit: string;
  machine: Machine;
  /** The machine's load average (1 minute) before and after the run. On a busy machine the figures mean little. */
  load: readonly [before: number, after: number];
  rows: readonly Row[];
  targets: readonly Target[];
}

const begin = '<!-- bench:begin -->';
const end = '<!-- bench:end -->';

/** Replaces the result in shared/docs/performance.md. @throws when the page has no markers for the result. */
export function withResult(page: string, summary: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`shared/docs/performance.md has no ${begin} … ${end}.`);
  return `${page.slice(0, from + begin.length)}\n\n${summary}\n\n${page.slice(to)}`;
}

/** Returns the text of the page: all results except visits with a full cache, and the targets that are not met. */
export function summaryOf({ date, commit, load, machine, targets, rows }: Results): string {
  const open = targets.filter(({ met }) => !met);
  const reached = targets.length - open.length;
  const scatter = Math.round(scatterOf(rows) * 100);
  const runs = Math.max(...rows.map((row) => row.runs));
  const sections = sectionsOf(
    rows,
    kinds.filter((kind) => kind !== 'warm'),
  );
  return [
    `Taken on ${date.slice(0, 10)} at commit ${commit}: ${machine.cores} cores (${machine.processor}), Node ${machine.node}, Chromium ${machine.chromium}; slow 4G, CPU slowed down four times, load of the machine ${load.join(' to ')}; median of at most ${runs} interleaved runs (least–most). The monolith’s own LCP scatters by ${scatter} % between runs. Compared: ${variantNames.map((name) => variantDescriptions[name]).join('; ')}.`,
    ...sections.map(({ title, table }) => `**${title}**\n\n${table}`),
    `Targets met: ${reached} of ${targets.length}.${open.length > 0 ? ' The others:' : ''}`,
    ...(open.length > 0 ? [targetTable(open)] : []),
    'Visits with a full cache and all targets: `scripts/bench/results/latest.json`.',
  ].join('\n\n');
}
