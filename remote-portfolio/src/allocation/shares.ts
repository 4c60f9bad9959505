import { addCentavos, type Centavos } from '@investor-portal/shared/rules/money';

/** A part of a total. */
export interface Share {
  name: string;
  /** How many rows are in it. */
  count: number;
  amount: Centavos;
  /** Percent of the total. */
  percent: number;
}

interface Part {
  name: string;
  amount: Centavos;
}

/** Adds up rows of the same name, the largest first. */
export function sharesOf(parts: readonly Part[]): Share[] {
  const byName = new Map<string, Omit<Share, 'percent'>>();
  for (const { name, amount } of parts) {
    const share = byName.get(name);
    byName.set(name, {
      name,
      count: (share?.count ?? 0) + 1,
      amount: share ? addCentavos(share.amount, amount) : amount,
    });
  }
  const shares = [...byName.values()];
  const total = addCentavos(...shares.map(({ amount }) => amount));
  return shares
    .map((share) => ({ ...share, percent: total === 0 ? 0 : (share.amount / total) * 100 }))
    .sort((a, b) => b.amount - a.amount || a.name.localeCompare(b.name));
}

/** More would be hard to tell apart in a bar, so smaller shares form one part. */
const drawnParts = 5;

/** The index of a share's fill in the chart; the last fill stands for all smaller shares. */
export function fillIndex(index: number): number {
  return Math.min(index, drawnParts);
}

/** The sizes of the chart's parts, in the order of their fills. */
export function drawnSizes(shares: readonly Share[]): number[] {
  const sizes = shares.slice(0, drawnParts).map(({ amount }) => amount as number);
  const rest = addCentavos(...shares.slice(drawnParts).map(({ amount }) => amount));
  return rest === 0 ? sizes : [...sizes, rest];
}

/** Whether the chart's last part stands for several shares. */
export function isLastDrawnTogether(shares: readonly Share[]): boolean {
  return shares.length > drawnParts + 1;
}
