import { severities, type Finding, type Report, type Severity } from '../model/finding';

export const severityNames: Readonly<Record<Severity, string>> = {
  breaks: 'breaks a screen',
  less: 'shows less',
};

/** Returns all findings, the most severe first. */
export function findingsOf({ checks }: Pick<Report, 'checks'>): Finding[] {
  const all = checks.flatMap(({ findings }) => findings);
  return severities.flatMap((severity) => all.filter((it) => it.severity === severity));
}

/** Returns the first subject of a finding and a few of its other subjects. */
export function subjectsOf({ subject, others = [] }: Finding): string {
  if (others.length === 0) return subject;
  const some = others.slice(0, 4).join(', ');
  const more = others.length > 4 ? ', …' : '';
  return `${subject} and ${others.length} more (${some}${more})`;
}

/** 0: the API fits. 1: a screen would break. 2: the run was stopped before all checks. */
export function exitCodeOf(report: Report): 0 | 1 | 2 {
  if (findingsOf(report).some(({ severity }) => severity === 'breaks')) return 1;
  return report.stopped ? 2 : 0;
}

export function summaryOf(report: Report): string {
  const all = findingsOf(report);
  const counts = severities.map((severity) => {
    const count = all.filter((it) => it.severity === severity).length;
    return `${severityNames[severity]}: ${count}`;
  });
  const stopped = report.stopped ? 'Stopped before the end. ' : '';
  return `${stopped}${report.requests} requests · ${counts.join(' · ')}`;
}
