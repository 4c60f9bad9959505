import { LinkDirection } from './link-direction';

describe('LinkDirection', () => {
  it('delays bytes by its latency and its rate', () => {
    const direction = new LinkDirection(10, 75);
    expect(direction.arrival(100, 0)).toBe(85);
    // Queued behind the first.
    expect(direction.arrival(100, 5)).toBe(95);
    // The direction is free again.
    expect(direction.arrival(100, 500)).toBe(585);
  });
});
