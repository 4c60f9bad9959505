import type { Target } from './results.ts';

interface Judged {
  goal: string;
  where: string;
  measured: number;
  most?: number | undefined;
  least?: number | undefined;
}

/** Whether a figure is within its limit, rounded as displayed: 1.001 does not miss 1.00. */
export function judge({ goal, where, measured: exact, most, least }: Judged): Target {
  const measured = Math.round(exact * 100) / 100;
  return {
    goal,
    where,
    wanted: least === undefined ? `≤ ${most}` : `≥ ${least}`,
    measured,
    met: measured <= (most ?? Infinity) && measured >= (least ?? -Infinity),
  };
}
