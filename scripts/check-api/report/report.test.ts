import type { Report } from '../checks/finding';
import { exitCodeOf, redacted, redactor, summaryOf, table } from './report';

const hostile = '<script>alert(1)</script>"\'\u001b[2J\u202e';
const texts = { subject: hostile, seen: hostile, shows: hostile };
const finding = { id: 'field.type', severity: 'less', ...texts } as const;
const report: Report = {
  api: 'https://api.example/',
  origin: 'https://host.example',
  at: '2026-11-23T00:00:00.000Z',
  requests: 3,
  stopped: false,
  checks: [{ id: 'fields', title: hostile, findings: [finding] }],
};
const token = 'a+secret/token';

describe('a report', () => {
  it('has no secret, however it came, and nothing that moves a terminal’s cursor', () => {
    const seen = `${token} ${encodeURIComponent(token)} https://x.example/a?expires=1&X-Amz-Signature=abc`;
    const checks = [{ id: 'fields', title: hostile, findings: [{ ...finding, seen }] }];
    const clean = redacted({ ...report, checks }, redactor([token, undefined, '']));
    expect(JSON.stringify(clean)).not.toMatch(/secret|=abc/);
    expect(table(clean)).not.toMatch(/secret|=abc|\u202e/);
    expect(clean.checks[0]?.title).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(clean.checks[0]?.findings[0]?.seen).toContain('[hidden]');
  });

  it('ends with 0 where every screen works, 1 where one breaks, 2 where it was stopped before it knew', () => {
    const findings = [{ ...finding, severity: 'breaks' as const }];
    const breaking = [{ id: 'reads', title: '', findings }];
    expect(exitCodeOf(report)).toBe(0);
    expect(exitCodeOf({ ...report, checks: breaking })).toBe(1);
    expect(exitCodeOf({ ...report, stopped: true })).toBe(2);
    expect(exitCodeOf({ ...report, checks: breaking, stopped: true })).toBe(1);
    expect(summaryOf({ ...report, stopped: true })).toMatch(/^Stopped before the end\. 3 requests/);
  });
});
