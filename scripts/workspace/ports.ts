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

/** @throws when the variable is not a port, or a port that browsers refuse to open. */
export function portOf(variable: PortVariable, env: NodeJS.ProcessEnv = process.env): number {
  const text = env[variable];
  if (!text) return defaults[variable];
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`${variable}=${text} is not a port. Use a number from 1 to 65535.`);
  if (blockedPorts.has(port))
    throw new Error(
      `${variable}=${text} is a port that browsers refuse to open. Choose another, such as ${defaults[variable]}.`,
    );
  return port;
}

export function originOf(variable: PortVariable, env?: NodeJS.ProcessEnv): string {
  return `http://localhost:${portOf(variable, env)}`;
}

/** The bad ports of the Fetch Standard (https://fetch.spec.whatwg.org/#port-blocking). */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10_080,
]);
