import { changes, changeTitles } from '../releases/changes.ts';
import { judge } from './judge.ts';
import { releaseRow } from './release-table.ts';
import type { PartRow, Target } from './results.ts';
import { ratio } from './spread.ts';

const kilobyte = 1_000;
/** What a release of one changed line may transfer of scripts, in KB. */
const oneLine = { remote: 2, host: 5 } as const;
/** How much later the content may show after a release. */
const later = 1.02;

/** A release costs its difference (decision 98). */
export function releaseTargetsOf(parts: readonly PartRow[]): Target[] {
  const medianOf = (change: (typeof changes)[number], figure: string) =>
    releaseRow(parts, change, 'ours')?.figures[figure]?.median;
  const without = medianOf('none', 'ms');
  return changes.flatMap((change) => {
    const [ms, bytes, unchanged] = ['ms', 'bytes', 'unchanged'].map((each) =>
      medianOf(change, each),
    );
    if (ms === undefined || bytes === undefined || unchanged === undefined) return [];
    const where = changeTitles[change];
    const limit = change === 'remote' || change === 'host' ? oneLine[change] : undefined;
    return [
      ...(limit === undefined
        ? []
        : [
            judge({
              goal: 'JS after a release, KB',
              where,
              measured: bytes / kilobyte,
              most: limit,
            }),
          ]),
      judge({
        goal: 'JS of what was not released, KB',
        where,
        measured: unchanged / kilobyte,
        most: 0,
      }),
      ...(without === undefined || change === 'none'
        ? []
        : [
            judge({
              goal: 'LCP against a visit without a release',
              where,
              measured: ratio(ms, without),
              most: later,
            }),
          ]),
    ];
  });
}
