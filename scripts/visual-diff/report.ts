import { escapeHtml } from '../workspace/escape-html';
import type { Difference } from './compare';

export interface ChangedShot {
  name: string;
  before: Buffer;
  after: Buffer;
  difference: Difference;
}

export interface Comparison {
  /** Names the two sides of the comparison, such as two commits. */
  title: string;
  compared: number;
  changed: readonly ChangedShot[];
  /** The states that could not be opened, each with the reason. */
  failed: readonly { name: string; why: string }[];
}

/** Returns a report as one HTML page that contains its images, with the largest difference first. */
export function reportOf({ title, compared, changed, failed }: Comparison): string {
  const sorted = changed.toSorted((one, other) => other.difference.pixels - one.difference.pixels);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem }
  .images { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { margin: 0 }
  img { max-width: min(30vw, 40rem); border: 1px solid #888 }
</style>
<h1>${escapeHtml(title)}</h1>
<p>${compared} screenshots were compared, and ${changed.length} differ.</p>
<ul>
${sorted.map(({ name, difference }, index) => `<li><a href="#s${index}">${escapeHtml(name)}</a>: ${difference.pixels} pixels</li>`).join('\n')}
</ul>
${failed.length > 0 ? `<h2>Could not be opened</h2>\n<ul>\n${failed.map(({ name, why }) => `<li>${escapeHtml(name)}: ${escapeHtml(why)}</li>`).join('\n')}\n</ul>` : ''}
${sorted.map(sectionOf).join('\n')}
</html>
`;
}

function sectionOf({ name, before, after, difference }: ChangedShot, index: number): string {
  const figure = (caption: string, image: Buffer) =>
    `<figure><figcaption>${caption}</figcaption><img alt="${escapeHtml(name)}, ${caption}" loading="lazy" src="data:image/png;base64,${image.toString('base64')}"></figure>`;
  return `<h2 id="s${index}">${escapeHtml(name)}: ${difference.pixels} pixels</h2>
<div class="images">${figure('before', before)}${figure('after', after)}${figure('difference', difference.image)}</div>`;
}
