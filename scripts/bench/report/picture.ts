import { describedAs, variantNames, type VariantName } from '../variants/names.ts';
import type { Results, Row } from './results.ts';
import { measuredIn } from './sections.ts';
import { titleOf } from './table.ts';

const colours: Readonly<Record<VariantName, string>> = {
  monolith: '#9aa8a3',
  'monolith-best': '#5f7a72',
  'federation-defaults': '#d9a441',
  ours: '#12594a',
};

const width = 860;
const left = 190;
const right = 70;
const bar = 16;
const gap = 22;

/** A bar chart of each build's LCP on each cold route; a line shows minimum and maximum. */
export function pictureOf(results: Pick<Results, 'date' | 'network' | 'rows'>): string {
  const groups = measuredIn(results.rows)
    .filter(({ route, cache }) => route !== 'tour' && route !== 'cross-site' && cache === 'cold')
    .map(({ route, cache }) => ({
      title: titleOf(route, cache),
      rows: results.rows.filter((row) => row.route === route && row.cache === cache),
    }));
  const most = Math.max(
    ...groups.flatMap(({ rows }) => rows.map(({ figures }) => figures.lcp.max)),
  );
  const scale = (width - left - right) / most;
  const parts: string[] = [];
  let y = 82;
  for (const { title, rows } of groups) {
    parts.push(text(left - 12, y + (rows.length * bar) / 2 + 4, title, 'end', 600));
    for (const row of rows) {
      parts.push(barOf(row, y, scale));
      y += bar;
    }
    y += gap;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" font-family="system-ui, sans-serif" font-size="12" fill="#14231f" role="img" aria-label="LCP in ms of each build on each route">`,
    `<rect width="${width}" height="${y}" fill="#fff"/>`,
    text(
      left,
      20,
      `LCP in ms, cold cache, ${results.network}, CPU ÷ 4 (${results.date.slice(0, 10)})`,
      'start',
      600,
    ),
    ...legend(),
    ...parts,
    '</svg>\n',
  ].join('\n');
}

function barOf({ figures: { lcp }, variant }: Row, y: number, scale: number): string {
  const end = left + lcp.median * scale;
  const middle = y + (bar - 3) / 2;
  return [
    `<rect x="${left}" y="${y}" width="${(lcp.median * scale).toFixed(1)}" height="${bar - 3}" fill="${colours[variant]}"/>`,
    `<path d="M${(left + lcp.min * scale).toFixed(1)} ${middle}H${(left + lcp.max * scale).toFixed(1)}" stroke="#14231f"/>`,
    text(Math.max(end, left + lcp.max * scale) + 6, middle + 4, String(Math.round(lcp.median))),
  ].join('');
}

function legend(): string[] {
  return variantNames.map((variant, at) => {
    const x = left + (at % 2) * 300;
    const y = 44 + Math.floor(at / 2) * 18;
    const square = `<rect x="${x}" y="${y - 10}" width="12" height="12" fill="${colours[variant]}"/>`;
    return square + text(x + 17, y, describedAs[variant]);
  });
}

function text(x: number, y: number, content: string, anchor = 'start', weight = 400): string {
  return `<text x="${x.toFixed(1)}" y="${y}" text-anchor="${anchor}" font-weight="${weight}">${content}</text>`;
}
