import { describedAs, variantNames } from '../variants/names.ts';
import type { Results } from './results.ts';
import { crossSiteNote, partSections } from './part-tables.ts';
import { targetTable } from './sections.ts';
import { routeTable, titleOf } from './table.ts';

const begin = '<!-- bench:begin -->';
const end = '<!-- bench:end -->';

/**
 * Returns shared/docs/performance.md with the newest result between its markers.
 * @throws when the markers are missing.
 */
export function withResult(page: string, section: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`shared/docs/performance.md has no ${begin} … ${end}.`);
  return `${page.slice(0, from + begin.length)}\n\n${section}\n\n${page.slice(to)}`;
}

/** The page's summary: the campaign list, the tour, what is no load, and how many targets are met. */
export function sectionOf(results: Results): string {
  const { date, commit, load, machine, network, targets, rows } = results;
  const missed = targets.filter(({ met }) => !met);
  const runs = Math.max(...rows.map((row) => row.runs));
  const fewer = rows.filter((row) => row.runs < runs).length;
  const tables = (['campaign-list', 'tour', 'cross-site'] as const)
    .filter((route) => rows.some((row) => row.route === route))
    .map((route) => `**${titleOf(route, 'cold')}**\n\n${routeTable(results, route, 'cold')}`);
  return [
    `Of ${date.slice(0, 10)}, commit ${commit}: ${machine.cores} cores (${machine.processor}), Node ${machine.node}, Chromium ${machine.chromium}; ${network}, CPU slowed down four times, load of the machine ${load.join(' to ')}; median of ${runs} interleaved runs (least–most)${fewer > 0 ? `, of fewer in ${fewer} rows` : ''}. Compared: ${variantNames.map((name) => describedAs[name]).join('; ')}.`,
    ...tables,
    ...(crossSiteNote(results) ? [crossSiteNote(results)] : []),
    ...partSections(results.parts).map(({ title, table }) => `**${title}**\n\n${table}`),
    '![LCP of every build on every route](../../scripts/bench/results/latest.svg)',
    `Targets met: ${targets.length - missed.length} of ${targets.length}.${missed.length > 0 ? ' Not met:' : ''}`,
    ...(missed.length > 0 ? [targetTable({ targets: missed })] : []),
    'Every route, warm caches and all targets: `scripts/bench/results/latest.json`.',
  ].join('\n\n');
}
