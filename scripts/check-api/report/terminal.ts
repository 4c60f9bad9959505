import { styleText } from 'node:util';
import type { CheckResult, Report, Severity } from '../model/finding';
import { findingsOf, subjectsOf, severityNames, summaryOf } from './summary';

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
