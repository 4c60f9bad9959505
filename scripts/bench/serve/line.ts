import { connect, createServer, type Socket } from 'node:net';
import type { Listening } from '../../serve/listen.ts';
import { carry } from './flow.ts';
import { Lane } from './lane.ts';

/** Slow 4G as it is, not as DevTools approximates it: ms there and back, kbit/s. */
const roundTrip = 150;
const down = 1_600;
const up = 750;

const bytesPerMs = (kilobits: number) => kilobits / 8;

/**
 * A slow line before the servers, as a phone has one: connections cost round trips, handshakes and preflights too, all
 * share its rate, and each begins slowly. It needs neither root nor the kernel's help, and slows nothing else.
 */
export class Line {
  private readonly downwards = new Lane(bytesPerMs(down), roundTrip / 2);
  private readonly upwards = new Lane(bytesPerMs(up), roundTrip / 2);

  /** Leads from a port to the server on another. */
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
        // One that breaks takes the other with it.
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
