import { describedAs } from '../variants/names.ts';
import { releaseSections } from './release-table.ts';
import type { PartRow, Results } from './results.ts';
import { ratio } from './spread.ts';
import { markdownTable, spread } from './table.ts';

interface PartTable {
  title: string;
  /** What a row is. */
  heading: string;
  /** The row that a row is compared with, if it is. */
  against?: (row: PartRow) => Pick<PartRow, 'what' | 'variant'>;
  compared?: string;
}

const tables: Readonly<Record<Exclude<PartRow['part'], 'releases'>, PartTable>> = {
  'going-on': {
    title: 'From the campaign list to the portfolio, from the press to its content',
    heading: 'build',
    against: ({ what }) => ({ what, variant: 'monolith-best' }),
    compared: '÷ best monolith',
  },
  interactions: {
    title: 'Interactions, from the input to the next paint, the slowest of five',
    heading: 'interaction',
  },
  'platform-page': {
    title:
      'Ways to open the portal on a platform’s page, from its start or the press to the content',
    heading: 'way',
    against: ({ what, variant }) => ({
      what: what.includes('press') ? 'press' : 'mount',
      variant,
    }),
    compared: '÷ mount or press',
  },
};

/** A titled table for each part that was measured. */
export function partSections(parts: readonly PartRow[]): { title: string; table: string }[] {
  const sections = (Object.keys(tables) as (keyof typeof tables)[]).flatMap((part) => {
    const rows = parts.filter((row) => row.part === part);
    const { title, heading, against, compared } = tables[part];
    if (rows.length === 0) return [];
    const shareOf = (row: PartRow) => {
      const wanted = against?.(row);
      const other = rows.find(
        ({ what, variant }) => what === wanted?.what && variant === wanted.variant,
      );
      return other ? ratio(medianOf(row), medianOf(other)).toFixed(2) : '--';
    };
    const table = markdownTable(
      [heading, 'ms', ...(compared ? [compared] : [])],
      rows.map((row) => [
        heading === 'build' ? describedAs[row.variant] : row.what,
        row.figures['ms'] ? spread(row.figures['ms']) : '--',
        ...(compared ? [shareOf(row)] : []),
      ]),
    );
    return [{ title, table }];
  });
  return [...sections, ...releaseSections(parts)];
}

function medianOf({ figures }: PartRow): number {
  return figures['ms']?.median ?? NaN;
}

/** A sentence on the frame of another site. */
export function crossSiteNote({ crossSite }: Pick<Results, 'crossSite'>): string | undefined {
  if (!crossSite) return undefined;
  const { ownProcess, slowNetwork, slowCpu } = crossSite;
  if (!ownProcess) return 'The browser gave the frame of another site no process of its own.';
  const slowed = [slowNetwork && 'network', slowCpu && 'CPU'].filter(Boolean).join(' and ');
  return `The frame of another site had a process of its own; slowed down in it: ${slowed || 'nothing'}.`;
}
