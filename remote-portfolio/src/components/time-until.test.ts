import { timeUntil } from './time-until';

const hour = 3_600_000;

it.each([
  [24 * 3 * hour + 1, 'in 3 days'],
  [24 * hour, 'in 1 day'],
  [24 * hour - 1, 'in 23 hours'],
  [hour, 'in 1 hour'],
  [hour - 1, 'in 59 minutes'],
])('%p ms ahead is %p', (left, text) => expect(timeUntil(5_000 + left, 5_000)).toBe(text));
