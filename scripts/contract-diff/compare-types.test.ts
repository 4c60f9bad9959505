import { errorsByLine } from './compare-types';

const result = {
  pid: 1,
  output: [],
  stdout: '',
  stderr: '',
  status: 0,
  signal: null,
};

it.each([1, 2])('reads the errors of a compiler that exits with %s', (status) => {
  const stdout = "questions.ts(4,9): error TS2322: Not assignable.\n  Type '1' is not '2'.\n";
  expect([...errorsByLine({ ...result, status, stdout })]).toEqual([[4, "Type '1' is not '2'."]]);
});

it.each([
  ['was killed', { status: null, signal: 'SIGKILL' }, 'SIGKILL'],
  ['crashed', { status: 134, stderr: 'out of memory' }, 'exit code 134): out of memory'],
  ['refused its settings', { status: 1, stdout: 'error TS5023: Unknown.\n' }, 'TS5023'],
] as const)('takes a compiler that %s for no answer', (_what, outcome, why) => {
  expect(() => errorsByLine({ ...result, ...outcome })).toThrow(why);
});
