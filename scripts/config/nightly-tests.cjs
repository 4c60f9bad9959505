/**
 * The unit tests of the nightly tier, by folder or file. They build, or they start many processes, or they check a tool that
 * investors never run. Only a change of the build, the toolchain or that tool can break them. The tier's browser tests are in
 * `scripts/e2e/nightly`. `scripts/affected` decides which changes run the tier immediately.
 */
exports.nightlyUnitTests = [
  'scripts/affected/',
  'scripts/bench/',
  'scripts/build/',
  'scripts/check-api/',
  'scripts/check/full-disk.test.ts',
  'scripts/docker/',
  'scripts/pipelines/lint-workflows.test.ts',
  'scripts/release/registry/replayed-registry.test.ts',
  'scripts/sandbox/crash.test.ts',
];
