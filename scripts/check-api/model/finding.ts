/** The effect of a finding on an investor: a screen breaks, or shows less. */
export const severities = ['breaks', 'less'] as const;
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
}
