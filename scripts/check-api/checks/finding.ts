import consequences from './consequences.json';

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

// The consequences of single fields are in `contract/fields.json`.
const { breaks, less } = consequences;

export type FindingId = keyof typeof breaks | keyof typeof less;

/** @param seen a description of the response. */
export function finding(id: FindingId, subject: string, seen: string): Finding {
  return id in breaks
    ? { id, subject, severity: 'breaks', seen, shows: breaks[id as keyof typeof breaks] }
    : { id, subject, severity: 'less', seen, shows: less[id as keyof typeof less] };
}

export function groupsOf<T>(all: readonly T[], keyOf: (it: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const it of all) groups.set(keyOf(it), [...(groups.get(keyOf(it)) ?? []), it]);
  return [...groups.values()];
}

/**
 * Merges the findings with the same cause into one. Findings have by default the same cause if they have the same id and the
 * same text and differ only in their subject. The subject with the worst consequence comes first.
 */
export function perCause(
  findings: readonly Finding[],
  causeOf: (finding: Finding) => string = ({ seen }) => seen,
): Finding[] {
  return groupsOf(findings, (it) => `${it.id} ${causeOf(it)}`).flatMap((group) => {
    const [worst] = severities.flatMap((severity) =>
      group.filter((it) => it.severity === severity),
    );
    if (!worst) return [];
    const others = [...new Set(group.map(({ subject }) => subject))].filter(
      (it) => it !== worst.subject,
    );
    const calls = [...new Set(group.flatMap((it) => it.calls ?? []))];
    return [{ ...worst, ...(calls.length > 0 && { calls }), ...(others.length > 0 && { others }) }];
  });
}
