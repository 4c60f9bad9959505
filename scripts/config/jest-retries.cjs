// Browser tests do the same: a busy machine may stumble, and a test that needs another try is reported as flaky.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
