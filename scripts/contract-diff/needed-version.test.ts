import type { ContractChange } from './compare-contracts';
import { withEntries } from './changelog-entry';
import { neededVersion, versionFaults } from './needed-version';

const change = (severity: ContractChange['severity'], what = 'x'): ContractChange => ({
  severity,
  of: 'contract',
  what,
});
const state = (version: string, ...changes: ContractChange[]) => ({
  before: { commit: 'f00', version: '4.1.2' },
  version,
  changes,
});

it.each<[ContractChange[], string]>([
  [[], '4.1.2'],
  [[change('patch')], '4.1.3'],
  [[change('patch'), change('minor')], '4.2.0'],
  [[change('major'), change('minor')], '5.0.0'],
  [[{ ...change('major'), of: 'protocol' }], '4.1.2'],
])('changes %j need version %s', (changes, version) => {
  expect(neededVersion(state('4.1.2', ...changes))).toBe(version);
});

it.each<[string, ContractChange['severity'], boolean]>([
  ['4.1.2', 'major', true],
  ['4.2.0', 'major', true],
  ['5.0.0', 'major', false],
  ['4.1.2', 'minor', true],
  ['4.1.3', 'minor', true],
  ['4.2.0', 'minor', false],
  ['4.1.2', 'patch', false],
])('version %s for a %s change is refused: %p', (version, severity, isRefused) => {
  const faults = versionFaults(state(version, change(severity, 'toast: showToast is gone')));
  const refusal = expect.stringContaining('showToast is gone. Raise it: `pnpm contract:diff');
  expect(faults).toEqual(isRefused ? [refusal] : []);
});

const changelog = `# Changelog

## The contract

| Version | Date | Change | A remote has to |
| ------- | ---- | ------ | --------------- |
| 4.1.2   | 2026 | Old    |                 |

## The embed protocol

| Date | Change |
| ---- | ------ |
| 2026 | Old    |
`;

it('writes an entry into each table that has changes, once', () => {
  const changes: ContractChange[] = [
    change('major', 'session/toast: lastToast is gone'),
    change('minor', 'What a remote exposes has more'),
    { severity: 'minor', of: 'protocol', what: 'message portal:new is new' },
  ];
  const once = withEntries(changelog, changes, '5.0.0', '2026-11-27');
  expect(once).toContain(
    '------- |\n| 5.0.0 | 2026-11-27 | `session/toast`: lastToast is gone. What a remote exposes has more. | be built again |\n| 4.1.2',
  );
  expect(once).toContain('------ |\n| 2026-11-27 | Message `portal:new` is new. |\n| 2026');
  const again = withEntries(once, [change('minor', 'a is new')], '5.0.0', '2026-11-28');
  expect(again.match(/\| 5\.0\.0/g)).toHaveLength(1);
});
