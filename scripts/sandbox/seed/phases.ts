/** The phase of a seeded campaign, relative to the clock at seeding. */
export type SeedPhase =
  | 'upcoming'
  | 'open'
  | 'closing-within-48h'
  | 'closing-soon'
  | 'nearly-full'
  | 'oversubscribed'
  | 'changed'
  | 'ended'
  | 'completed'
  | 'terminated';

export interface PhasePlan {
  phase: SeedPhase;
  /** Days from now; negative is past. */
  startsIn: number;
  endsIn: number;
  /** Commitments as a fraction of the total offering. */
  filled: number;
}

const hours = (count: number) => count / 24;

function plans(
  phase: SeedPhase,
  list: readonly (readonly [startsIn: number, endsIn: number, filled: number])[],
): PhasePlan[] {
  return list.map(([startsIn, endsIn, filled]) => ({ phase, startsIn, endsIn, filled }));
}

/** One plan per campaign: the first campaign of each issuer, then the second. */
export const phasePlans: readonly PhasePlan[] = [
  ...plans('open', [
    [-2, 43, 0.08],
    [-4, 38, 0.19],
    [-6, 33, 0.31],
    [-9, 30, 0.27],
    [-11, 28, 0.46],
    [-13, 24, 0.52],
    [-16, 21, 0.38],
    [-18, 19, 0.64],
    [-22, 17, 0.71],
    [-24, 15, 0.58],
    [-26, 13, 0.77],
    [-29, 12, 0.83],
    [-31, 11, 0.66],
  ]),
  ...plans('closing-within-48h', [
    [-41, hours(9), 0.94],
    [-39, hours(26.5), 0.81],
    [-38, hours(41), 0.72],
  ]),
  ...plans('closing-soon', [
    [-36, hours(51), 0.88],
    [-35, 3.4, 0.69],
    [-33, 4.6, 0.91],
    [-32, 5.8, 0.57],
    [-30, 7.2, 0.79],
  ]),
  ...plans('nearly-full', [
    [-19, 14, 0.975],
    [-21, 10, 0.982],
    [-25, 9, 0.991],
  ]),
  ...plans('oversubscribed', [
    [-27, 8, 1.08],
    [-28, 6.3, 1.15],
    [-23, 16, 1.19],
  ]),
  ...plans('upcoming', [
    [3, 48, 0],
    [6, 51, 0],
    [10, 55, 0],
    [17, 62, 0],
  ]),
  ...plans('oversubscribed', [[-34, 5.2, 1.12]]),
  ...plans('changed', [
    [-20, 18, 0.55],
    [-17, 22, 0.48],
  ]),
  ...plans('ended', [
    [-47, -0.6, 0.86],
    [-49, -2, 1.06],
    [-52, -4, 0.73],
    [-56, -8, 0.97],
  ]),
  ...plans('completed', [
    [-70, -24, 0.92],
    [-85, -38, 1.1],
    [-101, -55, 0.87],
    [-118, -71, 1],
    [-136, -90, 0.95],
    [-155, -108, 1.16],
    [-173, -126, 0.81],
    [-192, -146, 0.98],
    [-214, -167, 1.05],
    [-238, -190, 0.9],
    [-261, -214, 1.02],
    [-287, -240, 0.84],
    [-312, -265, 0.93],
  ]),
  ...plans('terminated', [
    [-64, -20, 0.22],
    [-128, -82, 0.16],
    [-205, -158, 0.29],
  ]),
];
