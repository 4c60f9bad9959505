import { pictureOf } from './picture';
import { row } from './testing-rows';

describe('the picture', () => {
  const svg = pictureOf({
    date: '2026-11-21T04:00:00.000Z',
    network: 'slow 4G',
    rows: [
      row('monolith-best', { lcp: 1_000 }),
      row('ours', { lcp: 500 }),
      row('ours', { lcp: 77 }, { cache: 'warm' }),
    ],
  });

  it('has a bar for each build on a cold route, as long as its LCP', () => {
    const widths = [...svg.matchAll(/<rect x="190" y="\d+" width="([\d.]+)" height="13"/g)].map(
      ([, width]) => Number(width),
    );
    expect(widths).toEqual([600, 300]);
  });

  it('labels the figures and leaves out warm caches', () => {
    expect(svg).toContain('>1000</text>');
    expect(svg).toContain('>500</text>');
    expect(svg).not.toContain('>77</text>');
  });
});
