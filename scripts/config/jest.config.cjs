const path = require('node:path');

const root = path.resolve(__dirname, '../..');
// Published as ES modules only: jest runs the real ones, through swc.
const esmOnly = ['ky'];
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

/** Unit tests: one sandbox of the partner API serves them all (scripts/config/jest-sandbox.cjs). */
module.exports = {
  rootDir: root,
  // Jest would leave one core idle, which on a machine of two is half of it.
  maxWorkers: '100%',
  // A real server answers, on a machine that may be busy: a few seconds say nothing.
  testTimeout: 60_000,
  globalSetup: path.join(__dirname, 'jest-sandbox.cjs'),
  globalTeardown: path.join(__dirname, 'jest-sandbox-stop.cjs'),
  projects: [
    {
      ...common,
      displayName: 'portal',
      testEnvironment: 'jest-fixed-jsdom',
      roots: [
        'host',
        'remote-onboarding',
        'remote-opportunities',
        'remote-portfolio',
        'shared',
      ].map((name) => path.join(root, name, name === 'shared' ? '' : 'src')),
      setupFilesAfterEnv: [
        ...common.setupFilesAfterEnv,
        path.join(root, 'shared/src/testing/setup.ts'),
      ],
    },
    {
      ...common,
      displayName: 'scripts',
      testEnvironment: 'node',
      roots: [path.join(root, 'scripts')],
    },
  ],
};
