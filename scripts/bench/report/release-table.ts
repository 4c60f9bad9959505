import {
  changes,
  changeTitles,
  rowName,
  ways,
  type Change,
  type Way,
} from '../releases/changes.ts';
import { describedAs, type VariantName } from '../variants/names.ts';
import type { PartRow } from './results.ts';
import { ratio } from './spread.ts';
import { markdownTable, spread } from './table.ts';

type Column = readonly [variant: VariantName, way?: Way];

const builds: readonly Column[] = [
  ['ours'],
  ['ours', 'without dictionaries'],
  ...ways.map((way) => ['monolith-best', way] as const),
];

/** What a release costs who comes back. */
export function releaseSections(parts: readonly PartRow[]): { title: string; table: string }[] {
  const lines = changes.flatMap((change) =>
    builds.flatMap(([variant, way]) => {
      const row = releaseRow(parts, change, variant, way);
      const without = releaseRow(parts, 'none', variant, way);
      const { ms, bytes, unchanged } = row?.figures ?? {};
      if (!ms || !bytes) return [];
      const base = without?.figures['ms'];
      return [
        [
          changeTitles[change],
          [describedAs[variant], way].filter(Boolean).join(' '),
          kilobytes(bytes.median),
          kilobytes(unchanged?.median ?? 0),
          spread(ms),
          base ? ratio(ms.median, base.median).toFixed(2) : '--',
        ],
      ];
    }),
  );
  if (lines.length === 0) return [];
  const headings = ['release', 'build', 'JS KB', 'of other apps KB', 'LCP ms', '÷ no release'];
  const title =
    'A returning visit to the campaign list after a release, incl. prefetched scripts; a release of the monolith that changes a remote also changes its main script, which names the others';
  return [{ title, table: markdownTable(headings, lines) }];
}

/** Bytes matter here: what costs its difference is small. */
function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

export function releaseRow(
  parts: readonly PartRow[],
  change: Change,
  variant: VariantName,
  way?: Way,
): PartRow | undefined {
  const name = rowName(change, way);
  return parts.find(
    ({ part, what, variant: of }) => part === 'releases' && what === name && of === variant,
  );
}
