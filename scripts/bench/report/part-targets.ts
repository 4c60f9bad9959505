import { judge } from './judge.ts';
import type { PartRow, Target } from './results.ts';
import { ratio } from './spread.ts';

/** The time to paint that an interaction may take at worst on a slow phone, in ms. */
const interactionMs = 100;
/** By how much sooner than a mounted frame another one shows its content, at least. */
const sooner: Readonly<Record<string, number>> = { attach: 0.15, warmed: 0.4 };

/** The targets of what is no load of a page. */
export function partTargetsOf(parts: readonly PartRow[]): Target[] {
  const medianOf = (row: PartRow) => row.figures['ms']?.median ?? NaN;
  return parts
    .filter(({ variant }) => variant === 'ours')
    .flatMap((row) => {
      const where = row.what;
      const measured = medianOf(row);
      if (row.part === 'interactions')
        return [judge({ goal: 'Interaction to paint, ms', where, measured, most: interactionMs })];
      if (row.part === 'going-on') {
        const other = parts.find(
          ({ part, what, variant }) =>
            part === row.part && what === row.what && variant === 'monolith-best',
        );
        const goal = 'Going on against the best monolith';
        return other
          ? [judge({ goal, where, measured: ratio(measured, medianOf(other)), most: 1 })]
          : [];
      }
      const mounted = parts.find(({ part, what }) => part === row.part && what === 'mount');
      const least = sooner[row.what];
      if (!mounted || least === undefined) return [];
      const share = 1 - ratio(measured, medianOf(mounted));
      return [judge({ goal: 'Sooner than a mounted frame', where, measured: share, least })];
    });
}
