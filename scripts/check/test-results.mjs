import path from 'node:path';

/**
 * The result of a test that `npm test` reports in addition to the totals.
 * @typedef {{ name: string, flaky: boolean }} TestResult `flaky` passed only on a retry.
 */

/**
 * @typedef {{ fullName: string, status: string, invocations?: number }} UnitTest `invocations` counts its tries.
 * @param {{ testResults: readonly { name: string, assertionResults: readonly UnitTest[] }[] }} report Jest's own
 * @returns {TestResult[]}
 */
export function unitResults({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, invocations = 1 }) => ({
      name: `${path.relative('', name)} › ${fullName}`,
      flaky: status === 'passed' && invocations > 1,
    })),
  );
}

/**
 * @param {Pick<import('@playwright/test/reporter').JSONReport, 'suites'>} report
 * @returns {TestResult[]}
 */
export function browserResults({ suites }) {
  return suites.flatMap((suite) => resultsIn(suite, [suite.title]));
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @param {string[]} above Its title and those around it.
 * @returns {TestResult[]}
 */
function resultsIn({ specs, suites = [] }, above) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, projectName }) => ({
      name: [`[${projectName}]`, [...above, title].join(' › ')].join(' '),
      flaky: status === 'flaky',
    })),
  );
  return [...own, ...suites.flatMap((suite) => resultsIn(suite, [...above, suite.title]))];
}
