import type { JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import path from 'node:path';
import { flakyBrowserTests, flakyUnitTests } from './flaky-tests.mjs';

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

it('lists the browser tests that passed on a retry, each with its file and project', () => {
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
  expect(flakyBrowserTests({ suites: [file] })).toEqual([
    '[desktop] host/shell.spec.ts › closes',
    '[phone] host/shell.spec.ts › the side sheet › keeps the focus',
  ]);
});

it('lists the unit tests that passed on a retry, each with its file', () => {
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
  expect(flakyUnitTests({ testResults })).toEqual(['host/src/a.test.ts › the list grows']);
});
