import type { Measurement } from '../settings/measurement';
import { rowsOf, type Row } from './rows';

export type PartialMeasurement = Partial<Measurement> & Pick<Measurement, 'figures'>;

/** For tests: rows of one measurement each, by default of the campaign list with an empty cache. */
export function rowsWith(...measured: readonly PartialMeasurement[]): Row[] {
  return rowsOf(
    measured.map((each) => ({ kind: 'cold', what: 'campaign-list', variant: 'ours', ...each })),
  );
}
