import type { Finding } from '../model/finding';
import { subjectsOf } from '../report/summary';
import { perCause } from './per-cause';

const found = (subject: string, seen: string, more: Partial<Finding> = {}): Finding => ({
  id: 'cors.origin',
  subject,
  severity: 'less',
  seen,
  shows: '',
  ...more,
});

describe('findings with one cause', () => {
  it('are one finding, with the worst consequence first and each other subject once', () => {
    const findings = [
      found('a', 'missing', { calls: ['x'] }),
      found('b', 'missing', { severity: 'breaks', calls: ['x', 'y'] }),
      found('a', 'missing'),
    ];
    expect(perCause(findings)).toEqual([{ ...findings[1], calls: ['x', 'y'], others: ['a'] }]);
  });

  it('stay apart where they say something else or have another id', () => {
    const findings = [
      found('a', 'missing'),
      found('b', 'wrong'),
      found('b', 'missing', { id: 'x' }),
    ];
    expect(perCause(findings)).toEqual(findings);
    expect(perCause(findings, () => '')).toHaveLength(2);
  });

  it('name some of the subjects and the number of all', () => {
    const [one] = perCause(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((subject) => found(subject, 'missing')),
    );
    expect(one && subjectsOf(one)).toBe('a and 5 more (b, c, d, e, …)');
    expect(subjectsOf(found('a', 'missing'))).toBe('a');
  });
});
