import { judge } from './judge.ts';
import { releaseTargetsOf } from './release-targets.ts';
import type { PartRow, Target } from './results.ts';
import { ratio } from './spread.ts';

/** The time to paint that an interaction may take at worst on a slow phone, in ms. */
const interactionMs = 100;
/** By how much sooner one way to open the portal shows its content than another, at least. */
const sooner: Readonly<Record<string, { than: string; least: number }>> = {
  attach: { than: 'mount', least: 0.15 },
  'preloaded press': { than: 'press', least: 0.4 },
};

/** The targets of what is no load of a page. */
export function partTargetsOf(parts: readonly PartRow[]): Target[] {
  const medianOf = (row: PartRow) => row.figures['ms']?.median ?? NaN;
  const others = parts
    .filter(({ variant, part }) => variant === 'ours' && part !== 'releases')
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
      const wanted = sooner[row.what];
      const other = parts.find(({ part, what }) => part === row.part && what === wanted?.than);
      if (!wanted || !other) return [];
      const share = 1 - ratio(measured, medianOf(other));
      const goal = `Sooner than by ${wanted.than}`;
      return [judge({ goal, where, measured: share, least: wanted.least })];
    });
  return [...others, ...releaseTargetsOf(parts)];
}
