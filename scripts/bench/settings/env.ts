import path from 'node:path';

// This module is imported first, because modules of scripts/build and scripts/release read these variables when they load.

/** The first of a hundred ports, chosen so that a portal can run at the same time. */
export const firstPort = Number(process.env['BENCH_PORT'] ?? 4900);

/** The folder of the benchmark's builds, releases and sandbox, which is never committed. */
export const benchDir = path.resolve(import.meta.dirname, '../../../.portal/bench');

Object.assign(process.env, {
  PORTAL_WORK_DIR: benchDir,
  SANDBOX_DATA_DIR: 'memory',
  PARTNER_API_PORT: String(firstPort + 2),
  PARTNER_API_URL: '',
  // Links or tokens that expire during a run would distort the result.
  SANDBOX_TOKEN_SECONDS: '86400',
  SANDBOX_LINK_SECONDS: '86400',
});
