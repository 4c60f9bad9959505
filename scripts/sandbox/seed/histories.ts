import type { Standing } from './commit';
import type { SeedPhase } from './phases';

/** A demo investor's commitment: to the nth campaign of a phase, in multiples of the minimum, with its state. */
export interface HistoryEntry {
  phase: SeedPhase;
  nth: number;
  minimums: number;
  standing: Standing;
}

const entry = (
  phase: SeedPhase,
  nth: number,
  minimums: number,
  standing: Standing = 'held',
): HistoryEntry => ({ phase, nth, minimums, standing });

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** By external reference code; other investors have no history. */
export const histories: Readonly<Record<string, readonly HistoryEntry[]>> = {
  'INV-PREMIUM-0001': [
    entry('open', 0, 3, 'pending'),
    entry('open', 3, 4),
    entry('open', 5, 2, 'cancelled'),
    entry('open', 5, 3),
    entry('closing-within-48h', 0, 2),
    entry('closing-soon', 1, 5),
    entry('oversubscribed', 0, 6),
    entry('changed', 0, 4, 'reconfirm'),
    entry('changed', 1, 3, 'reconfirmed'),
    entry('ended', 0, 2),
    entry('completed', 0, 4),
    entry('completed', 1, 8),
    entry('completed', 5, 3),
    entry('completed', 9, 5),
    entry('terminated', 0, 2),
  ],
  'INV-QUALIFIED-0001': [
    entry('open', 1, 12, 'pending'),
    ...range(5).map((nth) => entry('open', 2 + 2 * nth, 9 + nth)),
    entry('open', 8, 10, 'cancelled'),
    entry('closing-within-48h', 1, 14),
    entry('closing-soon', 2, 11),
    entry('oversubscribed', 1, 20),
    entry('changed', 0, 15, 'reconfirmed'),
    entry('changed', 1, 12, 'reconfirm'),
    entry('ended', 0, 9),
    entry('ended', 1, 18),
    ...range(13).map((nth) => entry('completed', nth, 8 + nth)),
    entry('terminated', 1, 10),
  ],
};
