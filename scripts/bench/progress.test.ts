import type { Step } from './plan';
import { Progress } from './progress';

const step = (run: number, part: Step['part']): Step => ({ run, part, variant: 'ours' });

describe('the progress of a run', () => {
  const steps = [step(0, 'tour'), step(0, 'interactions'), step(1, 'tour'), step(1, 'cross-site')];
  const [first, second, third] = steps;

  it('estimates the rest by what steps of that kind took', () => {
    if (!first || !second || !third) throw new Error('There are no steps.');
    const progress = new Progress(steps);
    expect(progress.before(first)).toBe('[1 of 4] run 1, tour, ours');
    progress.after(first, 60);
    expect(progress.before(second)).toContain('[2 of 4, about 3 min left]');
    progress.after(second, 240);
    // A tour of a minute, and a part that is new: two and a half minutes.
    expect(progress.before(third)).toContain('[3 of 4, about 4 min left]');
  });

  it('does not count what an earlier run has measured', () => {
    if (!first || !second) throw new Error('There are no steps.');
    const progress = new Progress(steps);
    progress.after(first);
    expect(progress.before(second)).toBe('[2 of 4] run 1, interactions, ours');
  });
});
