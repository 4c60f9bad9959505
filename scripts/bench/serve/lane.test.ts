import { Lane } from './lane';

describe('a lane', () => {
  it('delays what is sent, and what it is too slow for', () => {
    const lane = new Lane(10, 75);
    expect(lane.arrival(100, 0)).toBe(85);
    // Behind what is still leaving.
    expect(lane.arrival(100, 5)).toBe(95);
    // The lane is free again.
    expect(lane.arrival(100, 500)).toBe(585);
  });
});
