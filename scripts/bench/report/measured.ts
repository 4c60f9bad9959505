import type { Figures } from '../drive/figures.ts';
import type { CrossSite } from '../drive/measure-cross-site.ts';
import type { PartRow, Row } from './results.ts';

/** What a step measured: figures of loads, and of the parts that are no loads. */
export interface Measured {
  loads: readonly (Omit<Row, 'runs' | 'figures'> & { figures: Figures })[];
  parts: readonly (Omit<PartRow, 'runs' | 'figures'> & { figures: Record<string, number> })[];
  crossSite?: CrossSite;
}
