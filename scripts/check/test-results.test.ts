import type { JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import path from 'node:path';
import { browserResults, unitResults } from './test-results.mjs';

type Status = JSONReportSpec['tests'][number]['status'];

const location = { file: 'host/shell.spec.ts', line: 1, column: 1 };

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
  return { ...location, id: title, title, ok: true, tags: [], tests };
}

const flaky = { flaky: true, skipped: false };
const skipped = { flaky: false, skipped: true };
const neither = { flaky: false, skipped: false };

it('lists the browser tests, each with its file and project, and whether it passed on a retry or was skipped', () => {
  const sheet: JSONReportSuite = {
    ...location,
    title: 'the side sheet',
    specs: [spec('keeps the focus', { phone: 'flaky', desktop: 'expected' })],
  };
  const file: JSONReportSuite = {
    ...location,
    title: 'host/shell.spec.ts',
    specs: [spec('opens', { phone: 'unexpected' }), spec('closes', { desktop: 'skipped' })],
    suites: [sheet],
  };
  expect(browserResults({ suites: [file] })).toEqual([
    { name: '[phone] host/shell.spec.ts › opens', ...neither },
    { name: '[desktop] host/shell.spec.ts › closes', ...skipped },
    { name: '[phone] host/shell.spec.ts › the side sheet › keeps the focus', ...flaky },
    { name: '[desktop] host/shell.spec.ts › the side sheet › keeps the focus', ...neither },
  ]);
});

it('lists the unit tests, each with its file, and whether it passed on a retry or was skipped', () => {
  const file = (name: string, tries: Record<string, [status: string, invocations?: number]>) => ({
    name: path.resolve(name),
    assertionResults: Object.entries(tries).map(([fullName, [status, invocations]]) => ({
      fullName,
      status,
      ...(invocations && { invocations }),
    })),
  });
  const testResults = [
    file('host/src/a.test.ts', { 'the list grows': ['passed', 2], 'the list ends': ['passed', 1] }),
    file('shared/src/b.test.ts', { fails: ['failed', 3], 'is left out': ['pending'] }),
  ];
  expect(unitResults({ testResults })).toEqual([
    { name: 'host/src/a.test.ts › the list grows', ...flaky },
    { name: 'host/src/a.test.ts › the list ends', ...neither },
    { name: 'shared/src/b.test.ts › fails', ...neither },
    { name: 'shared/src/b.test.ts › is left out', ...skipped },
  ]);
});
