import { getRequestListener } from '@hono/node-server';
import { withAccessLog } from '@investor-portal/scripts/serve/access-log';
import { listen } from '@investor-portal/scripts/serve/listen';
import type { Connection } from '../context/context';

/** The time that requests in flight get when the sandbox stops. `npm start` waits 3 s for the sandbox. */
const graceMs = 2_500;

export type RequestHandler = (
  request: Request,
  connection: Connection,
) => Response | Promise<Response>;

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/** @throws Error with the port when the port is in use. */
export async function createServer(handle: RequestHandler, port: number): Promise<RunningServer> {
  const respond = getRequestListener((request, { incoming: { socket } }) =>
    handle(request, { remoteAddress: socket.remoteAddress, close: () => socket.destroy() }),
  );
  const listener = withAccessLog('partner-api', respond);
  const server = await listen('PARTNER_API_PORT', listener, port);
  return { port: server.port, close: () => server.close(graceMs) };
}
