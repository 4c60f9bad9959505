/** One direction of a slow line that all connections share: bytes leave it one after the other, and arrive later. */
export class Lane {
  private freeAt = 0;

  constructor(
    private readonly bytesPerMs: number,
    private readonly delayMs: number,
  ) {}

  /** When `bytes` that are ready at `now` have arrived, in ms. */
  arrival(bytes: number, now: number): number {
    this.freeAt = Math.max(now, this.freeAt) + bytes / this.bytesPerMs;
    return this.freeAt + this.delayMs;
  }
}
