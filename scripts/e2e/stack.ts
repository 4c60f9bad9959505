import path from 'node:path';
import { remotes, root } from '../workspace/apps';
import type { PortVariable } from '../workspace/ports';

// The first port of the stack that the browser tests start. It differs from the default ports, so that another stack can run
// at the same time. Two test runs need different values of E2E_PORT.
const firstPort = Number(process.env['E2E_PORT'] ?? 4400);

type EnvironmentVariable = PortVariable | 'SANDBOX_DATA_DIR' | 'PORTAL_WORK_DIR';

export type StackEnvironment = Readonly<Record<EnvironmentVariable, string>>;

/** Returns the environment of a stack that uses the ports from `first` on and stores its files in `workDir`. */
export function environmentOf(first: number, workDir: string): StackEnvironment {
  // The ports of the remotes follow the host's port.
  const portsOfRemotes = Object.fromEntries(
    remotes.map(({ port }, index) => [port, String(first + 11 + index)]),
  ) as Record<PortVariable, string>;
  return {
    ...portsOfRemotes,
    PLATFORM_PORT: String(first),
    HOST_PORT: String(first + 10),
    PARTNER_API_PORT: String(first + 20),
    SANDBOX_DATA_DIR: 'memory',
    PORTAL_WORK_DIR: workDir,
  };
}

export const stackEnvironment = environmentOf(
  firstPort,
  path.join(root, firstPort === 4400 ? '.portal/e2e' : `.portal/e2e-${firstPort}`),
);

export const platformUrl = `http://localhost:${stackEnvironment.PLATFORM_PORT}`;
export const hostUrl = `http://localhost:${stackEnvironment.HOST_PORT}`;
export const sandboxUrl = `http://localhost:${stackEnvironment.PARTNER_API_PORT}`;
