import { describedAs } from '../variants/names.ts';
import type { PartRow, Results } from './results.ts';
import { ratio } from './spread.ts';
import { markdownTable, spread } from './table.ts';

interface PartTable {
  title: string;
  /** What a row is. */
  heading: string;
  /** The row that the others are compared with, if one is, and its name. */
  against?: { is: (row: PartRow) => boolean; name: string };
}

const tables: Readonly<Record<PartRow['part'], PartTable>> = {
  'going-on': {
    title: 'From the campaign list to the portfolio, from the press to its content',
    heading: 'build',
    against: { is: ({ variant }) => variant === 'monolith-best', name: 'best monolith' },
  },
  interactions: {
    title: 'Interactions, from the input to the next paint, the slowest of five',
    heading: 'interaction',
  },
  'platform-page': {
    title: 'Ways to show the portal on the platform’s page, until its content',
    heading: 'way',
    against: { is: ({ what }) => what === 'mount', name: 'mount' },
  },
};

/** A titled table for each part that was measured. */
export function partSections(parts: readonly PartRow[]): { title: string; table: string }[] {
  return (Object.keys(tables) as PartRow['part'][]).flatMap((part) => {
    const rows = parts.filter((row) => row.part === part);
    const { title, heading, against } = tables[part];
    if (rows.length === 0) return [];
    const other = rows.find((row) => against?.is(row))?.figures['ms']?.median;
    const compared = other === undefined ? [] : [`÷ ${against?.name ?? ''}`];
    const table = markdownTable(
      [heading, 'ms', ...compared],
      rows.map((row) => {
        const { ms } = row.figures;
        const name = heading === 'build' ? describedAs[row.variant] : row.what;
        const share = other === undefined || !ms ? [] : [ratio(ms.median, other).toFixed(2)];
        return [name, ms ? spread(ms) : '--', ...share];
      }),
    );
    return [{ title, table }];
  });
}

/** A sentence on the frame of another site. */
export function crossSiteNote({ crossSite }: Pick<Results, 'crossSite'>): string | undefined {
  if (!crossSite) return undefined;
  const { ownProcess, slowNetwork, slowCpu } = crossSite;
  if (!ownProcess) return 'The browser gave the frame of another site no process of its own.';
  const slowed = [slowNetwork && 'network', slowCpu && 'CPU'].filter(Boolean).join(' and ');
  return `The frame of another site had a process of its own; slowed down in it: ${slowed || 'nothing'}.`;
}
