/**
 * The unit tests of the nightly tier, by folder or file. They build, kill or start many processes, or check a tool that
 * investors never run, and only a change of the build, the toolchain or that tool can break them. The browser tests of the
 * tier are in `scripts/e2e/nightly`; `scripts/affected` says which changes run the tier before the night.
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
