import path from 'node:path';
import { root } from '../build/apps.ts';

/** Ports of the stack the browser tests start for themselves, beside one that may be running already. */
export const stackEnvironment = {
  PLATFORM_PORT: '4400',
  HOST_PORT: '4410',
  ONBOARDING_PORT: '4411',
  OPPORTUNITIES_PORT: '4412',
  PORTFOLIO_PORT: '4413',
  PARTNER_API_PORT: '4420',
  SANDBOX_DATA_DIR: 'memory',
  PORTAL_WORK_DIR: path.join(root, '.portal/e2e'),
};

export const platformUrl = `http://localhost:${stackEnvironment.PLATFORM_PORT}`;
export const hostUrl = `http://localhost:${stackEnvironment.HOST_PORT}`;
export const sandboxUrl = `http://localhost:${stackEnvironment.PARTNER_API_PORT}`;
