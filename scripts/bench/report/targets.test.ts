import { targetsOf, type Target } from './targets';
import { rowsWith, type PartialMeasurement } from './testing-rows';

function judged(
  ...measured: PartialMeasurement[]
): [goal: string, measured: number, met: boolean][] {
  return targetsOf(rowsWith(...measured)).map((each: Target) => [
    `${each.goal}: ${each.where} ${each.wanted}`,
    each.measured,
    each.met,
  ]);
}

const best = 'monolith-best';

describe('the targets', () => {
  it.each<[string, PartialMeasurement[], ReturnType<typeof judged>]>([
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
      'skip what we do not ship, and what has nothing to be compared with',
      [
        { variant: best, figures: { jsRequests: 9 } },
        { kind: 'going-on', figures: { ms: 1 } },
      ],
      [],
    ],
  ])('%s', (_title, measured, targets) => {
    expect(judged(...measured)).toEqual(targets);
  });
});
