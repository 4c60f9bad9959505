import type { Figures } from '../drive/figures.ts';
import type { PartRow, Row } from './results.ts';
import { spreadsOf } from './spread.ts';

/** For tests: the figures of a load. */
export const plainFigures: Figures = {
  lcp: 1_000,
  shown: 1_000,
  fcp: 500,
  tbt: 100,
  cls: 0,
  jsRequests: 4,
  jsBytes: 100_000,
  jsGzip: 120_000,
  jsRequestsAll: 4,
  jsBytesAll: 100_000,
  requests: 10,
  bytes: 200_000,
  manifests: 0,
  depth: 2,
};

/** For tests: a row of the table; `figures` override the defaults. */
export function row(
  variant: Row['variant'],
  figures: Partial<Figures> = {},
  place: Partial<Row> = {},
): Row {
  return {
    route: 'campaign-list',
    cache: 'cold',
    variant,
    runs: 1,
    figures: spreadsOf([{ ...plainFigures, ...figures }]),
    ...place,
  };
}

/** For tests: a row of another part. */
export function partRow(
  part: PartRow['part'],
  what: string,
  ms: number,
  variant: PartRow['variant'] = 'ours',
): PartRow {
  return { part, what, variant, runs: 1, figures: spreadsOf([{ ms }]) };
}

/** For tests: a row of a returning visit after a release. */
export function releasedRow(
  what: string,
  figures: { ms: number; bytes: number; unchanged: number },
  variant: PartRow['variant'] = 'ours',
): PartRow {
  return { part: 'releases', what, variant, runs: 1, figures: spreadsOf([figures]) };
}
