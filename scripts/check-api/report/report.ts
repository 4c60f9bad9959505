import { styleText } from 'node:util';
import { oneLine } from '../../release/command-line/printable';
import {
  type CheckResult,
  type Finding,
  type Report,
  severities,
  type Severity,
} from '../checks/finding';

/** Removes secrets and control characters from all texts that will be printed or written. */
export function redactor(secrets: readonly (string | undefined)[]) {
  const hidden = secrets.filter((it): it is string => it !== undefined && it.length > 3);
  const forms = hidden.flatMap((secret) => [secret, encodeURIComponent(secret)]);
  return (text: string): string =>
    oneLine(
      forms
        .reduce((line, secret) => line.replaceAll(secret, '[hidden]'), text)
        // The signature of a pre-signed link gives access to the file.
        .replaceAll(
          /([?&][^=&\s"]*(?:signature|sig|token|credential)[^=&\s"]*=)[^&\s"]+/gi,
          '$1[hidden]',
        ),
    );
}

export function redacted<T>(value: T, redact: (text: string) => string): T {
  if (typeof value === 'string') return redact(value) as T;
  if (Array.isArray(value)) return value.map((it: unknown) => redacted(it, redact)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, it]) => [key, redacted<unknown>(it, redact)]);
  return Object.fromEntries(entries) as T;
}

const severityNames: Readonly<Record<Severity, string>> = {
  breaks: 'breaks a screen',
  less: 'shows less',
};

/** Returns all findings, the most severe first. */
export function findingsOf({ checks }: Pick<Report, 'checks'>): Finding[] {
  const all = checks.flatMap(({ findings }) => findings);
  return severities.flatMap((severity) => all.filter((it) => it.severity === severity));
}

/** Returns the first subject of a finding and a few of its other subjects. */
function subjectsOf({ subject, others = [] }: Finding): string {
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

const colours = { breaks: 'red', less: 'yellow' } as const;

export function progressLine({ title, findings, notSeen }: CheckResult): string {
  if (notSeen !== undefined) return `  –  ${title}: not judged. ${notSeen}`;
  if (findings.length === 0) return `  ✓  ${title}`;
  return `  ✗  ${title}: ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
}

export function table(report: Report): string {
  const paint = (severity: Severity) => styleText(colours[severity], severityNames[severity]);
  const findings = findingsOf(report).flatMap((found) => {
    const { severity, id, seen, shows, calls } = found;
    return [
      `${paint(severity)}  ${subjectsOf(found)}  (${id})`,
      `    seen: ${seen}${calls && calls.length > 0 ? ` in ${calls.join(', ')}` : ''}`,
      `    an investor sees: ${shows}`,
    ];
  });
  const otherShapes = ['read.shape', 'read.envelope', 'field.name', 'error.shape'];
  const isOther = findingsOf(report).some(({ id }) => otherShapes.includes(id));
  const hint = isOther
    ? [
        "One file can fit responses of another shape: shared/docs/integrating.md, 'Where your API differs'.",
      ]
    : [];
  return ['', ...findings, '', ...hint, summaryOf(report)].join('\n');
}
