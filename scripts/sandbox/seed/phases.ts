export const phases = [
  'upcoming',
  'open',
  'closing-within-48h',
  'closing-soon',
  'nearly-full',
  'oversubscribed',
  'changed',
  'ended',
  'completed',
  'terminated',
] as const;
export type SeedPhase = (typeof phases)[number];

export interface PhasePlan {
  phase: SeedPhase;
  /** Days from the clock at seeding. A negative number is in the past. */
  startsIn: number;
  endsIn: number;
  /** The sum of the commitments as a fraction of the total offering. */
  filled: number;
}

const hours = (count: number) => count / 24;

type Range = readonly [first: number, last: number];

/** Makes one campaign per entry of `filled`, with periods spread evenly between the two ends of each range. */
function spread(
  phase: SeedPhase,
  starts: Range,
  ends: Range,
  filled: readonly number[],
): PhasePlan[] {
  const at = ([first, last]: Range, index: number) =>
    first + ((last - first) * index) / Math.max(1, filled.length - 1);
  return filled.map((fraction, index) => ({
    phase,
    startsIn: at(starts, index),
    endsIn: at(ends, index),
    filled: fraction,
  }));
}

/** One plan per campaign: first the first campaigns of all issuers, then the second ones. */
export const phasePlans: readonly PhasePlan[] = [
  ...spread(
    'open',
    [-2, -31],
    [43, 11],
    [0.08, 0.19, 0.31, 0.27, 0.46, 0.52, 0.38, 0.64, 0.71, 0.58, 0.77, 0.83, 0.66],
  ),
  ...spread('closing-within-48h', [-41, -38], [hours(9), hours(41)], [0.94, 0.81, 0.72]),
  ...spread('closing-soon', [-36, -30], [hours(51), 7.2], [0.88, 0.69, 0.91, 0.57, 0.79]),
  ...spread('nearly-full', [-19, -25], [14, 9], [0.975, 0.982, 0.991]),
  ...spread('oversubscribed', [-27, -23], [8, 16], [1.08, 1.15, 1.19]),
  ...spread('upcoming', [3, 17], [48, 62], [0, 0, 0, 0]),
  ...spread('oversubscribed', [-34, -34], [5.2, 5.2], [1.12]),
  ...spread('changed', [-20, -17], [18, 22], [0.55, 0.48]),
  ...spread('ended', [-47, -56], [-0.6, -8], [0.86, 1.06, 0.73, 0.97]),
  ...spread(
    'completed',
    [-70, -312],
    [-24, -265],
    [0.92, 1.1, 0.87, 1, 0.95, 1.16, 0.81, 0.98, 1.05, 0.9, 1.02, 0.84, 0.93],
  ),
  ...spread('terminated', [-64, -205], [-20, -158], [0.22, 0.16, 0.29]),
];
