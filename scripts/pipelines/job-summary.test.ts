import { summaryOf } from './job-summary';

it('shows the command and the end of its output, which cannot end the block', () => {
  const output = Array.from({ length: 50 }, (_, line) => `\u0060\u0060\u0060 ${line}`).join('\n');
  const summary = summaryOf(['releases', '--to', 'here'], output, 2);
  expect(summary).toContain('\n    Exit code 2: pnpm releases --to here\n');
  expect(summary).not.toContain(' 9\n');
  expect(summary).toContain('\n    \u0060\u0060\u0060 49\n');
  expect(summary.match(/^\u0060/m)).toBeNull();
});
