const { readdirSync } = require('node:fs');
const path = require('node:path');
const { freeCores } = require('./free-cores.cjs');
const { nightlyUnitTests } = require('./nightly-tests.cjs');

const root = path.resolve(__dirname, '../..');
// Published as ES modules only: jest runs the real ones, through swc.
const esmOnly = ['ky', 'jose', '@noble[+/]ed25519', 'syllable'];
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
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  setupFilesAfterEnv: [path.join(__dirname, 'jest-retries.cjs')],
};

/** Components are tested in jsdom; other tests of the portal that need a document say so in their first line. */
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

/** Unit tests: one sandbox of the partner API serves them all (scripts/config/jest-sandbox.cjs). */
module.exports = {
  rootDir: root,
  // More than there are cores free, because many tests wait: for the sandbox, a process, a time-out of ours.
  maxWorkers: Math.max(1, Math.round(freeCores() * 3)),
  // A real server answers, on a machine that may be busy: a few seconds say nothing.
  testTimeout: 60_000,
  globalSetup: path.join(__dirname, 'jest-sandbox.cjs'),
  projects: [
    { ...portal, displayName: 'portal', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...portal,
      displayName: 'components',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['**/*.test.tsx'],
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
