// A busy machine may cause a failure, so tests are retried as in Playwright. A test that passes on a retry is reported as
// flaky.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
