import type { Socket } from 'node:net';
import type { LinkDirection } from './link-direction.ts';

/** TCP's initial window, and the largest one on such a link. */
const segment = 1_460;
const firstWindow = 10 * segment;
const mostWindow = 64 * 1_024;

interface Timing {
  /** How long an acknowledgement takes. */
  ackMs: number;
  /** The end of the handshake: nothing is sent before it. */
  notBefore: number;
}

/** Carries one direction of a connection, in order, within a window that acknowledgements open. */
export function carry(from: Socket, to: Socket, direction: LinkDirection, timing: Timing): void {
  const flow = new Flow(from, to, direction, timing);
  from.on('data', (data: Buffer) => flow.take(data));
  from.on('end', () => flow.end());
}

class Flow {
  private waiting: Buffer[] = [];
  private piecesInFlight: { piece: Buffer; at: number }[] = [];
  private bytesInFlight = 0;
  private window = firstWindow;
  private ended = false;

  constructor(
    private readonly from: Socket,
    private readonly to: Socket,
    private readonly direction: LinkDirection,
    private readonly timing: Timing,
  ) {}

  end(): void {
    this.ended = true;
    this.finish();
  }

  take(data: Buffer): void {
    for (let at = 0; at < data.length; at += segment)
      this.waiting.push(data.subarray(at, at + segment));
    this.send();
  }

  private send(): void {
    while (this.waiting[0] && this.bytesInFlight + this.waiting[0].length <= this.window) {
      const piece = this.waiting.shift();
      if (!piece) return;
      this.bytesInFlight += piece.length;
      const now = performance.now();
      const at = this.direction.arrival(piece.length, Math.max(now, this.timing.notBefore));
      this.piecesInFlight.push({ piece, at });
      setTimeout(() => this.deliver(), at - now);
    }
    if (this.waiting.length > 0) this.from.pause();
    else this.from.resume();
  }

  private deliver(): void {
    const now = performance.now();
    const [next] = this.piecesInFlight;
    // Timers follow the event loop's clock and may fire early.
    if (next && next.at > now) setTimeout(() => this.deliver(), next.at - now);
    while (this.piecesInFlight[0] && this.piecesInFlight[0].at <= now) {
      const { piece } = this.piecesInFlight[0];
      if (!this.to.destroyed) this.to.write(piece);
      this.piecesInFlight.shift();
      setTimeout(() => this.acknowledge(piece.length), this.timing.ackMs);
    }
    this.finish();
  }

  private acknowledge(bytes: number): void {
    this.bytesInFlight -= bytes;
    this.window = Math.min(mostWindow, this.window + bytes);
    this.send();
  }

  private finish(): void {
    if (this.ended && this.waiting.length === 0 && this.piecesInFlight.length === 0) this.to.end();
  }
}
