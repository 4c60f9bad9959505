import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import type { PortVariable } from '../workspace/ports';

const root = path.resolve(__dirname, '../..');
const variables: PortVariable[] = [
  'PLATFORM_PORT',
  'HOST_PORT',
  'ONBOARDING_PORT',
  'OPPORTUNITIES_PORT',
  'PORTFOLIO_PORT',
  'PARTNER_API_PORT',
];

const taken: Server[] = [];
afterEach(() => taken.splice(0).forEach((server) => server.close()));

async function takePort(): Promise<string> {
  const server = createServer().listen(0);
  taken.push(server);
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

it('names every taken port, and how to choose another', async () => {
  const ports: Record<string, string> = {};
  for (const variable of variables) ports[variable] = await takePort();
  const start = spawn(process.execPath, ['--import', 'tsx', 'scripts/start/main.ts'], {
    cwd: root,
    env: { ...process.env, ...ports, SANDBOX_DATA_DIR: 'memory' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  start.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = await once(start, 'exit');
  expect(code).toBe(1);
  for (const [variable, port] of Object.entries(ports)) {
    expect(said).toContain(
      `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=<port> npm start`,
    );
  }
});
