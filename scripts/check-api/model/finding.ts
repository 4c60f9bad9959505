/** What a misfit does to an investor: a screen that does not work, one that shows less, or nothing yet. */
export const severities = ['breaks', 'less', 'advice'] as const;
export type Severity = (typeof severities)[number];

/** One thing that does not fit. */
export interface Finding {
  /** What is wrong, the same in every report: `field.missing`. */
  id: string;
  /** Where: a field (`Campaign.guid`) or a call's name (`newestCampaigns`). */
  place: string;
  severity: Severity;
  /** What came, in words. */
  seen: string;
  /** What an investor sees because of it. */
  shows: string;
  /** The calls in whose responses it was seen. */
  calls?: readonly string[];
  /** Where else the same cause was seen. */
  others?: readonly string[];
}

/** What a check found, or why it saw nothing to judge. */
export type Outcome = readonly Finding[] | string;

/** What became of a guess: it holds, it does not (with what was seen), or nothing showed it. */
export type Seen = true | { refuted: string } | { unseen: string };

/** How one guess of the sandbox's README stands against this API. */
export interface Verdict {
  guess: number;
  verdict: 'confirmed' | 'refuted' | 'not seen';
  /** What was seen, or what it would take to see it. */
  seen: string;
}

export interface CheckResult {
  id: string;
  title: string;
  findings: readonly Finding[];
  /** Why it judged nothing. */
  notSeen?: string;
}

export interface Report {
  api: string;
  origin: string;
  at: string;
  requests: number;
  /** Ended before every check had run. */
  stopped: boolean;
  checks: readonly CheckResult[];
  guesses: readonly Verdict[];
}
