import type { JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { flakyTests } from './flaky-tests.mjs';

type Status = JSONReportSpec['tests'][number]['status'];

const place = { file: 'host/shell.spec.ts', line: 1, column: 1 };

function spec(title: string, statuses: Record<string, Status>): JSONReportSpec {
  const tests = Object.entries(statuses).map(([projectName, status]) => ({
    status,
    projectName,
    projectId: projectName,
    timeout: 0,
    annotations: [],
    expectedStatus: 'passed' as const,
    results: [],
  }));
  return { ...place, id: title, title, ok: true, tags: [], tests };
}

it('names the tests that passed on a second try, each with its place', () => {
  const sheet: JSONReportSuite = {
    ...place,
    title: 'the side sheet',
    specs: [spec('keeps the focus', { phone: 'flaky', desktop: 'expected' })],
  };
  const file: JSONReportSuite = {
    ...place,
    title: 'host/shell.spec.ts',
    specs: [spec('opens', { phone: 'unexpected' }), spec('closes', { desktop: 'flaky' })],
    suites: [sheet],
  };
  expect(flakyTests({ suites: [file] })).toEqual([
    '[desktop] host/shell.spec.ts › closes',
    '[phone] host/shell.spec.ts › the side sheet › keeps the focus',
  ]);
});
