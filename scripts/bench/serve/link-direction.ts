/** One direction of a network link, shared by all connections: it sends bytes one after the other and delays them. */
export class LinkDirection {
  private freeAt = 0;

  constructor(
    private readonly bytesPerMs: number,
    private readonly delayMs: number,
  ) {}

  /** When `bytes` sent at `now` arrive, in ms. */
  arrival(bytes: number, now: number): number {
    this.freeAt = Math.max(now, this.freeAt) + bytes / this.bytesPerMs;
    return this.freeAt + this.delayMs;
  }
}
