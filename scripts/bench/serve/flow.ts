import type { Socket } from 'node:net';
import type { Lane } from './lane.ts';

/** What TCP sends before the first acknowledgement, and the most it has under way on such a line. */
const segment = 1_460;
const firstWindow = 10 * segment;
const mostWindow = 64 * 1_024;

interface Timing {
  /** How long an acknowledgement takes back. */
  ackMs: number;
  /** The end of the handshake: nothing leaves before it. */
  notBefore: number;
}

/** Carries bytes of one connection one way: in order, no more under way than its window, which acknowledgements open. */
export function carry(from: Socket, to: Socket, lane: Lane, timing: Timing): void {
  const flow = new Flow(from, to, lane, timing);
  from.on('data', (data: Buffer) => flow.take(data));
  from.on('end', () => flow.end());
}

class Flow {
  private waiting: Buffer[] = [];
  private underWay: { piece: Buffer; at: number }[] = [];
  private inFlight = 0;
  private window = firstWindow;
  private ended = false;

  constructor(
    private readonly from: Socket,
    private readonly to: Socket,
    private readonly lane: Lane,
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
    while (this.waiting[0] && this.inFlight + this.waiting[0].length <= this.window) {
      const piece = this.waiting.shift();
      if (!piece) return;
      this.inFlight += piece.length;
      const now = performance.now();
      const at = this.lane.arrival(piece.length, Math.max(now, this.timing.notBefore));
      this.underWay.push({ piece, at });
      setTimeout(() => this.deliver(), at - now);
    }
    if (this.waiting.length > 0) this.from.pause();
    else this.from.resume();
  }

  private deliver(): void {
    const now = performance.now();
    const [next] = this.underWay;
    // Timers go by the loop's own clock, and may be early.
    if (next && next.at > now) setTimeout(() => this.deliver(), next.at - now);
    while (this.underWay[0] && this.underWay[0].at <= now) {
      const { piece } = this.underWay[0];
      if (!this.to.destroyed) this.to.write(piece);
      this.underWay.shift();
      setTimeout(() => this.acknowledge(piece.length), this.timing.ackMs);
    }
    this.finish();
  }

  private acknowledge(bytes: number): void {
    this.inFlight -= bytes;
    this.window = Math.min(mostWindow, this.window + bytes);
    this.send();
  }

  private finish(): void {
    if (this.ended && this.waiting.length === 0 && this.underWay.length === 0) this.to.end();
  }
}
