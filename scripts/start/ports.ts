/** The addresses of `npm start` (design.md, 'Addresses'): each port is set by the variable of its name. */
const defaults = {
  PLATFORM_PORT: 4000,
  HOST_PORT: 4100,
  ONBOARDING_PORT: 4101,
  OPPORTUNITIES_PORT: 4102,
  PORTFOLIO_PORT: 4103,
  PARTNER_API_PORT: 4200,
} as const;

export type PortVariable = keyof typeof defaults;

/** @throws when a variable is set to something that is no port. */
export function portOf(variable: PortVariable): number {
  const text = process.env[variable];
  if (!text) return defaults[variable];
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable}=${text} is not a port. Use a number from 1 to 65535.`);
  return port;
}

export function originOf(variable: PortVariable): string {
  return `http://localhost:${portOf(variable)}`;
}
