export interface ReleaseSample {
  loads: number;
  /** The number of failed attempts to load the release. */
  failures: number;
  errors: number;
  lcpCount: number;
  /** The 75th percentile of Largest Contentful Paint, in ms; undefined without measurements. */
  lcp: number | undefined;
}

const limits = {
  /** How much more often the canary may fail to load, in percentage points. */
  failures: 2,
  /** How many more errors the canary may have, per 100 attempts. */
  errors: 5,
  /** How much later the canary's largest paint may be, in percent. */
  lcp: 25,
};

export interface Verdict {
  state: 'worse' | 'fine' | 'undecided';
  why: string;
}

/** @param samples the number of attempts to load that each of the two needs. */
export function compareReleases(
  canary: ReleaseSample,
  current: ReleaseSample,
  samples: number,
): Verdict {
  const [own, other] = [attemptsOf(canary), attemptsOf(current)];
  if (own < samples || other < samples)
    return {
      state: 'undecided',
      why: `${own} attempts to load the canary and ${other} the current release, of ${samples} each`,
    };
  const failures = [share(canary.failures, own), share(current.failures, other)] as const;
  const errors = [share(canary.errors, own), share(current.errors, other)] as const;
  const findings = [
    {
      isWorse: failures[0] - failures[1] > limits.failures,
      text: `loading failed ${shown(failures[0])}% against ${shown(failures[1])}%`,
    },
    {
      isWorse: errors[0] - errors[1] > limits.errors,
      text: `${shown(errors[0])} errors in 100 loads against ${shown(errors[1])}`,
    },
    ...paints(canary, current, samples),
  ];
  const worse = findings.filter(({ isWorse }) => isWorse);
  const told = worse.length > 0 ? worse : findings;
  return {
    state: worse.length > 0 ? 'worse' : 'fine',
    why: `${told.map(({ text }) => text).join(', ')} (${own} and ${other} attempts)`,
  };
}

// A page that fails to load the canary shows the fallback and measures its paint, so paints are counted separately.
function paints(canary: ReleaseSample, current: ReleaseSample, samples: number) {
  const enough = Math.min(canary.lcpCount, current.lcpCount) >= samples;
  if (!enough || canary.lcp === undefined || current.lcp === undefined) return [];
  return [
    {
      isWorse: canary.lcp > current.lcp * (1 + limits.lcp / 100),
      text: `LCP ${Math.round(canary.lcp)} ms against ${Math.round(current.lcp)} ms`,
    },
  ];
}

function attemptsOf({ loads, failures }: ReleaseSample): number {
  return Math.round(loads + failures);
}

function share(part: number, whole: number): number {
  return (part / whole) * 100;
}

function shown(value: number): string {
  return value.toFixed(1);
}
