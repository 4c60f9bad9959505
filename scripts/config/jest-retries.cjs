// `npm test` tries a test again that failed, as in Playwright, and names it as flaky (../test.mjs).
if (process.env.TEST_RETRIES)
  jest.retryTimes(Number(process.env.TEST_RETRIES), { logErrorsBeforeRetry: true });
