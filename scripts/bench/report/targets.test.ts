import { targetsOf, type Target } from './targets';
import { rowsWith, type Measured } from './testing-rows';

function judged(...measured: Measured[]): [goal: string, measured: number, met: boolean][] {
  return targetsOf(rowsWith(...measured)).map((each: Target) => [
    `${each.goal}: ${each.where} ${each.wanted}`,
    each.measured,
    each.met,
  ]);
}

const best = 'monolith-best';
const way = 'with dictionaries';
const released = (what: string, bytes: number, unchanged: number, ms: number) =>
  ({ kind: 'releases', what, way, figures: { bytes, unchanged, ms } }) as const;

describe('the targets', () => {
  it.each<[string, Measured[], ReturnType<typeof judged>]>([
    [
      'compare a cold load with the best monolith',
      [{ variant: best, figures: { lcp: 1_000 } }, { figures: { lcp: 1_100 } }],
      [['LCP against the best monolith: Campaign list ≤ 1', 1.1, false]],
    ],
    [
      'compare a warm one',
      [
        { kind: 'warm', variant: best, figures: { lcp: 1_000 } },
        { kind: 'warm', figures: { lcp: 900 } },
      ],
      [['Warm LCP against the best monolith: Campaign list ≤ 1', 0.9, true]],
    ],
    [
      'judge as displayed, and are met at exactly the limit',
      [{ variant: best, figures: { jsBytes: 1_000 } }, { figures: { jsBytes: 1_104 } }],
      [['JS bytes against the best monolith: Campaign list ≤ 1.1', 1.1, true]],
    ],
    [
      'judge an absolute figure in its own unit, by the limit of its screen',
      [{ figures: { jsGzip: 186_000 } }, { what: 'campaign', figures: { jsGzip: 186_000 } }],
      [
        ['Critical JS, KB gzip: Campaign list ≤ 185', 186, false],
        ['Critical JS, KB gzip: Campaign ≤ 200', 186, true],
      ],
    ],
    [
      'of scripts hold on routes, not again in a page of another site',
      [{ what: 'cross-site', figures: { jsRequests: 9, depth: 9 } }],
      [],
    ],
    [
      'compare the ways to open the portal',
      [
        { kind: 'platform-page', what: 'mount', figures: { ms: 4_000 } },
        { kind: 'platform-page', what: 'attach', figures: { ms: 3_200 } },
        { kind: 'platform-page', what: 'press', figures: { ms: 3_000 } },
        { kind: 'platform-page', what: 'preloaded press', figures: { ms: 2_100 } },
      ],
      [
        ['Time to content against mount: attach ≤ 0.85', 0.8, true],
        ['Time to content against press: preloaded press ≤ 0.6', 0.7, false],
      ],
    ],
    [
      'limit what a release costs',
      [released('none', 0, 0, 1_000), released('host', 5_100, 100, 1_030)],
      [
        ['JS after a release of one line, KB: one line of the host ≤ 5', 5.1, false],
        ['JS of what was not released, KB: no release ≤ 0', 0, true],
        ['JS of what was not released, KB: one line of the host ≤ 0', 0.1, false],
        ['LCP against a visit without a release: one line of the host ≤ 1.02', 1.03, false],
      ],
    ],
    [
      'skip what we do not ship, and what has nothing to be compared with',
      [
        { variant: best, figures: { jsRequests: 9 } },
        { kind: 'going-on', figures: { ms: 1 } },
        { ...released('host', 9_000, 9_000, 9_000), way: 'without dictionaries' },
      ],
      [],
    ],
  ])('%s', (_title, measured, targets) => {
    expect(judged(...measured)).toEqual(targets);
  });
});
