import { remoteNames, type RemoteName } from '@investor-portal/shared/contract/remote-names';
import list from '@investor-portal/shared/federation/remotes.json' with { type: 'json' };

type RemotePort = `${Uppercase<RemoteName>}_PORT`;
export type PortVariable = 'PLATFORM_PORT' | 'HOST_PORT' | 'PARTNER_API_PORT' | RemotePort;

export const portVariableOf = (remote: RemoteName) =>
  `${remote.toUpperCase() as Uppercase<RemoteName>}_PORT` as const;

/** The default ports of `npm start`. The environment variable of the same name overrides each port. */
const defaults = {
  PLATFORM_PORT: 4000,
  HOST_PORT: 4100,
  PARTNER_API_PORT: 4200,
  ...Object.fromEntries(remoteNames.map((name) => [portVariableOf(name), list[name].port])),
} as Record<PortVariable, number>;

/** @throws when the variable is not a port. */
export function portOf(variable: PortVariable, env: NodeJS.ProcessEnv = process.env): number {
  const text = env[variable];
  if (!text) return defaults[variable];
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`${variable}=${text} is not a port. Use a number from 1 to 65535.`);
  return port;
}

export function originOf(variable: PortVariable, env?: NodeJS.ProcessEnv): string {
  return `http://localhost:${portOf(variable, env)}`;
}
