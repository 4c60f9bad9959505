import { targetsOf, type Target } from './targets';
import { rowsWith, type PartialMeasurement } from './testing-rows';

function judged(
  ...measured: PartialMeasurement[]
): [goal: string, measured: number, met: boolean | undefined][] {
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
      'compare a cold load with the best monolith, by the limit of its screen',
      [
        { variant: best, figures: { lcp: 1_000 } },
        { figures: { lcp: 900 } },
        { what: 'wizard', variant: best, figures: { lcp: 1_000 } },
        { what: 'wizard', figures: { lcp: 900 } },
      ],
      [
        ['LCP against the best monolith: Campaign list ≤ 0.85', 0.9, false],
        ['LCP against the best monolith: Registration wizard ≤ 1.05', 0.9, true],
      ],
    ],
    [
      'judge as displayed, and are met at exactly the limit',
      [
        { kind: 'warm', variant: best, figures: { lcp: 1_000 } },
        { kind: 'warm', figures: { lcp: 1_034 } },
      ],
      [['Warm LCP against the best monolith: Campaign list ≤ 1.03', 1.03, true]],
    ],
    [
      'are not judged if the runs lie on both sides of the limit',
      [
        { kind: 'warm', variant: best, figures: { lcp: 1_000 } },
        { kind: 'warm', figures: { lcp: 900 } },
        { kind: 'warm', variant: best, figures: { lcp: 1_000 } },
        { kind: 'warm', figures: { lcp: 1_100 } },
      ],
      [['Warm LCP against the best monolith: Campaign list ≤ 1.03', 1, undefined]],
    ],
    [
      'judge an absolute figure',
      [{ figures: { cls: 0.02 } }],
      [['CLS: Campaign list ≤ 0', 0.02, false]],
    ],
    [
      'skip what we do not ship, and what has nothing to be compared with',
      [
        { variant: best, figures: { cls: 9 } },
        { kind: 'going-on', figures: { ms: 1 } },
      ],
      [],
    ],
  ])('%s', (_title, measured, targets) => {
    expect(judged(...measured)).toEqual(targets);
  });
});
