import { severities, type Finding } from '../model/finding';

/**
 * Merges the findings with the same cause into one. Findings have by default the same cause if they have the same id and the
 * same text and differ only in their subject. The subject with the worst consequence comes first.
 */
export function perCause(
  findings: readonly Finding[],
  causeOf: (finding: Finding) => string = ({ seen }) => seen,
): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const it of findings) {
    const key = `${it.id} ${causeOf(it)}`;
    groups.set(key, [...(groups.get(key) ?? []), it]);
  }
  return [...groups.values()].flatMap((group) => {
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
