import { severities, type Finding } from '../model/finding';

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
