import { crossSiteNote, partSections } from './part-tables.ts';
import { find, type Results, type Row } from './results.ts';
import { markdownTable, routeTable, titleOf } from './table.ts';

/** Every measured combination of route and cache, in order. */
export function measuredIn(rows: readonly Row[]): Pick<Row, 'route' | 'cache'>[] {
  const seen: Pick<Row, 'route' | 'cache'>[] = [];
  for (const { route, cache, variant } of rows)
    if (
      find(rows, { route, cache, variant }) &&
      !seen.some((each) => each.route === route && each.cache === cache)
    )
      seen.push({ route, cache });
  return seen;
}

/** The whole result as printed text. */
export function asText(results: Results): string {
  const tables = measuredIn(results.rows).map(
    ({ route, cache }) => `${titleOf(route, cache)}\n\n${routeTable(results, route, cache)}`,
  );
  const others = partSections(results.parts).map(({ title, table }) => `${title}\n\n${table}`);
  const note = crossSiteNote(results) ?? [];
  return [...tables, ...others, note, `Targets\n\n${targetTable(results)}`].flat().join('\n\n');
}

export function targetTable({ targets }: Pick<Results, 'targets'>): string {
  return markdownTable(
    ['target', 'where', 'wanted', 'measured', ''],
    targets.map(({ goal, where, wanted, measured, met }) => [
      goal,
      where,
      wanted,
      String(measured),
      met ? 'met' : 'not met',
    ]),
  );
}
