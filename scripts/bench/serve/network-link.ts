import { connect, createServer, type Socket } from 'node:net';
import type { Listening } from '../../serve/listen.ts';
import { carry } from './flow.ts';
import { LinkDirection } from './link-direction.ts';

/** Real slow 4G rather than DevTools' approximation: round trip in ms, rates in kbit/s. */
const roundTrip = 150;
const down = 1_600;
const up = 750;

const bytesPerMs = (kilobits: number) => kilobits / 8;

/**
 * A slow network link in front of the servers, like a phone's: connections, handshakes and preflights cost round trips,
 * all connections share its rate, and each has a slow start. Needs neither root nor a kernel module.
 */
export class NetworkLink {
  private readonly downwards = new LinkDirection(bytesPerMs(down), roundTrip / 2);
  private readonly upwards = new LinkDirection(bytesPerMs(up), roundTrip / 2);

  /** Forwards one port to the server on another. */
  async open(from: number, to: number): Promise<Listening> {
    const open = new Set<Socket>();
    const server = createServer({ allowHalfOpen: true }, (client) => {
      const behind = connect({ port: to, host: 'localhost', allowHalfOpen: true });
      const connected = performance.now() + roundTrip;
      carry(client, behind, this.upwards, { ackMs: roundTrip / 2, notBefore: connected });
      carry(behind, client, this.downwards, { ackMs: roundTrip / 2, notBefore: connected });
      for (const socket of [client, behind]) {
        open.add(socket);
        socket.setNoDelay(true);
        // An error on either side closes both.
        socket.on('error', () => {
          client.destroy();
          behind.destroy();
        });
        socket.on('close', () => open.delete(socket));
      }
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(from, resolve);
    });
    return {
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          for (const socket of open) socket.destroy();
        }),
    };
  }
}
