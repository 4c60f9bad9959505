import path from 'node:path';

/**
 * The names of the unit tests that passed only on a retry.
 * @typedef {{ fullName: string, status: string, invocations?: number }} UnitTest `invocations` counts its tries.
 * @param {{ testResults: readonly { name: string, assertionResults: readonly UnitTest[] }[] }} report Jest's own
 * @returns {string[]}
 */
export function flakyUnitTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${path.relative('', name)} › ${fullName}`),
  );
}

/**
 * The names of the browser tests that passed only on a retry.
 * @param {Pick<import('@playwright/test/reporter').JSONReport, 'suites'>} report
 * @returns {string[]}
 */
export function flakyBrowserTests({ suites }) {
  return suites.flatMap((suite) => flakyIn(suite, [suite.title]));
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @param {string[]} above Its title and those around it.
 * @returns {string[]}
 */
function flakyIn({ specs, suites = [] }, above) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => [`[${projectName}]`, [...above, title].join(' › ')].join(' ')),
  );
  return [...own, ...suites.flatMap((suite) => flakyIn(suite, [...above, suite.title]))];
}
