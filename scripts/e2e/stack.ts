import path from 'node:path';
import { root } from '../build/apps.ts';

/** Where the ports begin; set it to run the browser tests twice at a time on one machine. */
const base = Number(process.env.E2E_PORT ?? 4400);

/** Ports of the stack the browser tests start for themselves, beside one that may be running already. */
export const stackEnvironment = {
  PLATFORM_PORT: String(base),
  HOST_PORT: String(base + 10),
  ONBOARDING_PORT: String(base + 11),
  OPPORTUNITIES_PORT: String(base + 12),
  PORTFOLIO_PORT: String(base + 13),
  PARTNER_API_PORT: String(base + 20),
  SANDBOX_DATA_DIR: 'memory',
  PORTAL_WORK_DIR: path.join(root, '.portal/e2e'),
};

export const platformUrl = `http://localhost:${stackEnvironment.PLATFORM_PORT}`;
export const hostUrl = `http://localhost:${stackEnvironment.HOST_PORT}`;
export const sandboxUrl = `http://localhost:${stackEnvironment.PARTNER_API_PORT}`;
