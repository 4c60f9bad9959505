/**
 * The unit tests of the nightly tier, by folder or file. They build, start many processes, send thousands of requests to a
 * server, or check a tool that investors never run. Only a change of the build, the toolchain, the sandbox or that tool can
 * break them. The sandbox's tests of money stay in the merge tier, because the sandbox computes with `shared/src/rules`. The
 * nightly browser tests are in `scripts/e2e/nightly`.
 */
exports.nightlyUnitTests = [
  'scripts/build/',
  'scripts/check-api/',
  'scripts/contract/contract-faults.test.ts',
  'scripts/docker/',
  'scripts/install.test.ts',
  'scripts/sandbox/server/hostile-requests.test.ts',
  'scripts/start/main.test.ts',
  'scripts/start/sandbox-process.test.ts',
];
