const { readdirSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
// These packages are only published as ES modules, so swc transforms them for jest.
const esmOnly = ['ky', 'jose', '@noble[+/]ed25519', 'pixelmatch'];
/**
 * The unit tests of the nightly tier, by folder or file. They build, start many processes, send thousands of requests to a
 * server, or check a tool that investors never run. Only a change of the build, the toolchain, the sandbox or that tool can
 * break them. The sandbox's tests of money stay in the merge tier, because the sandbox computes with `shared/src/rules`. The
 * nightly browser tests are in `scripts/e2e/nightly`.
 */
const nightlyUnitTests = [
  'scripts/build/',
  'scripts/check-api/',
  'scripts/contract/contract-faults.test.ts',
  'scripts/docker/',
  'scripts/install.test.ts',
  'scripts/sandbox/server/hostile-requests.test.ts',
  'scripts/start/sandbox-process.test.ts',
];

const common = {
  rootDir: root,
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/)?(?:${esmOnly.join('|')})[@/])`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/new-remote/template/'],
  setupFilesAfterEnv: [path.join(__dirname, 'jest-retries.cjs')],
  // Ends what a test has replaced with `jest.spyOn`, so no test has to.
  restoreMocks: true,
};

/**
 * Components are tested in jsdom, and so are the folders in which nearly every part works on the document. Other tests of the
 * portal that need a document say so in their first line.
 */
const withDocument = [
  '**/*.test.tsx',
  '**/host/src/{boot,embed,federation,handover,platform,session}/*.test.ts',
  '**/shared/loader/src/*.test.ts',
];

const portal = {
  ...common,
  roots: [
    path.join(root, 'host/src'),
    path.join(root, 'shared'),
    ...readdirSync(root)
      .filter((name) => name.startsWith('remote-'))
      .map((name) => path.join(root, name, 'src')),
  ],
  setupFilesAfterEnv: [
    ...common.setupFilesAfterEnv,
    path.join(root, 'shared/src/testing/setup.ts'),
  ],
};

/** Configures unit tests, which share one sandbox of the partner API (scripts/config/jest-sandbox.ts). */
module.exports = {
  rootDir: root,
  // More workers than cores, because many tests wait for the sandbox, a process or a time-out.
  maxWorkers: availableParallelism() * 3,
  // A real server answers, and the machine may be busy, so a test may take longer than a few seconds.
  testTimeout: 60_000,
  globalSetup: path.join(__dirname, 'jest-sandbox.ts'),
  globalTeardown: path.join(__dirname, 'jest-sandbox-end.cjs'),
  projects: [
    {
      ...portal,
      displayName: 'portal',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts', ...withDocument.map((each) => `!${each}`)],
    },
    {
      ...portal,
      displayName: 'components',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: withDocument,
    },
    {
      ...common,
      displayName: 'scripts',
      testEnvironment: 'node',
      roots: [path.join(root, 'scripts')],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...nightlyUnitTests],
    },
    {
      ...common,
      displayName: 'nightly',
      testEnvironment: 'node',
      roots: [path.join(root, 'scripts')],
      testMatch: nightlyUnitTests.map(
        (each) => `**/${each}${each.endsWith('/') ? '**/*.test.ts' : ''}`,
      ),
    },
  ],
};
