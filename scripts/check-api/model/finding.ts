/** The effect of a finding on an investor: a screen breaks, a screen shows less, or nothing happens yet. */
export const severities = ['breaks', 'less', 'advice'] as const;
export type Severity = (typeof severities)[number];

export interface Finding {
  id: string;
  /** A field (`Campaign.guid`) or the name of a call (`newestCampaigns`). */
  subject: string;
  severity: Severity;
  /** A description of the response. */
  seen: string;
  /** The effect for an investor. */
  shows: string;
  calls?: readonly string[];
  others?: readonly string[];
}

/** The findings of a check, or the reason why there was nothing to judge. */
export type Outcome = readonly Finding[] | string;

/** The result for a guess: it holds, it is refuted (by what was seen), or no response showed it. */
export type GuessResult = true | { refuted: string } | { unseen: string };

/** The verdict on one guess of the sandbox's README for this API. */
export interface Verdict {
  guess: number;
  verdict: 'confirmed' | 'refuted' | 'not seen';
  seen: string;
}

export interface CheckResult {
  id: string;
  title: string;
  findings: readonly Finding[];
  notSeen?: string;
}

export interface Report {
  api: string;
  origin: string;
  at: string;
  requests: number;
  /** Whether the run ended before every check had run. */
  stopped: boolean;
  checks: readonly CheckResult[];
  guesses: readonly Verdict[];
}
