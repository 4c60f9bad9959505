import { stackEnvironment } from '../stack';

// The servers use the ports of the stack of the browser tests (../stack.ts), which does not run meanwhile.
const at = (offset: number) => Number(stackEnvironment.PLATFORM_PORT) + offset;

export const ports = { platform: at(0), ours: at(10), cdn: at(11), monolith: at(12), api: at(13) };

export function origin(server: keyof typeof ports): string {
  return `https://localhost:${ports[server]}`;
}
