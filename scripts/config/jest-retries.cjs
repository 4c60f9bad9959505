// `npm test` tries a test again that failed, as in Playwright, and prints its first error.
if (process.env.TEST_RETRIES)
  jest.retryTimes(Number(process.env.TEST_RETRIES), { logErrorsBeforeRetry: true });
