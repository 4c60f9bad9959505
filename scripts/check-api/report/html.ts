import { createHash } from 'node:crypto';
import { escapeHtml } from '../../workspace/escape-html';
import type { Report } from '../model/finding';
import { findingsOf, subjectsOf, severityNames, summaryOf } from './summary';

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#16202a;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0 2rem}th,td{text-align:left;vertical-align:top;padding:.5rem;border-bottom:1px solid #c9d1d9;overflow-wrap:anywhere}
.breaks{color:#a40e26;font-weight:600}.less{color:#7a4b00;font-weight:600}.advice{color:#0b5394}code{font-size:.9em}
@media(prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}.breaks{color:#ff9492}.less{color:#f0b72f}.advice{color:#79c0ff}}`;

/** Returns a self-contained page without scripts. Everything that an API has sent is escaped. */
export function htmlReport(report: Report): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const findings = findingsOf(report).map((found) => {
    const { severity, id, seen, shows, calls = [] } = found;
    return row(
      `<span class="${severity}">${severityNames[severity]}</span>`,
      `<code>${escapeHtml(subjectsOf(found))}</code><br>${escapeHtml(id)}`,
      escapeHtml(seen) + (calls.length > 0 ? `<br>in ${escapeHtml(calls.join(', '))}` : ''),
      escapeHtml(shows),
    );
  });
  const checks = report.checks.map(({ title, findings: found, notSeen }) =>
    row(
      escapeHtml(title),
      notSeen === undefined ? String(found.length || 'fits') : `not judged: ${escapeHtml(notSeen)}`,
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Does this API fit the portal?</title>
<style>${style}</style>
<h1>Does this API fit the portal?</h1>
<p>${escapeHtml(report.api)} from ${escapeHtml(report.origin)}, ${escapeHtml(report.at)}</p>
<p>${escapeHtml(summaryOf(report))}</p>
<h2>Findings</h2>
${table(['Cost', 'Where', 'Seen', 'What an investor sees'], findings, 'Nothing that does not fit.')}
<h2>Checks</h2>
${table(['Check', 'Findings'], checks, 'None was made.')}
</html>
`;
}

function table(headings: readonly string[], rows: readonly string[], none: string): string {
  if (rows.length === 0) return `<p>${none}</p>`;
  const head = headings.map((it) => `<th scope="col">${it}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

function row(...cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
