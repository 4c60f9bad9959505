/**
 * The names of the browser tests that passed only when they were tried again.
 * @param {Pick<import('@playwright/test/reporter').JSONReport, 'suites'>} report
 * @returns {string[]}
 */
export function flakyTests({ suites }) {
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
