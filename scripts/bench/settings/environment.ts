import path from 'node:path';

// Imported before anything else: modules of scripts/build and scripts/release read these while they are loaded.

/** The first of the hundred ports the benchmark takes, beside a portal that may be running already. */
export const firstPort = Number(process.env['BENCH_PORT'] ?? 4900);

/** Its builds, releases and sandbox; never committed. */
export const benchDir = path.resolve(import.meta.dirname, '../../../.portal/bench');

Object.assign(process.env, {
  PORTAL_WORK_DIR: benchDir,
  SANDBOX_DATA_DIR: 'memory',
  PARTNER_API_PORT: String(firstPort + 2),
  PARTNER_API_URL: '',
  DATABASE_URL: '',
  // A link or a token that ends in the middle of a run would be measured.
  SANDBOX_TOKEN_SECONDS: '86400',
  SANDBOX_LINK_SECONDS: '86400',
});
