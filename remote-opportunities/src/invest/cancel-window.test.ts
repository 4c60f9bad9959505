import { configure } from '@investor-portal/shared/testing/configure';
import { cancelSentence, cancelUntil } from './cancel-window';

beforeAll(() => configure());

const end = '2026-11-30T16:00:00Z';
const lastMoment = Date.parse('2026-11-28T16:00:00Z');

describe('§9 cancelling until 48 hours before the end', () => {
  it('names the moment while it is ahead', () => {
    expect(cancelUntil(end, lastMoment - 1)).toBe('2026-11-29, 00:00 PHT');
    expect(cancelSentence(end, lastMoment - 1)).toBe(
      'A commitment can be cancelled until 2026-11-29, 00:00 PHT.',
    );
  });

  it('promises nothing once it has come', () => {
    expect(cancelUntil(end, lastMoment)).toBe('Not any more, since 2026-11-29, 00:00 PHT');
    expect(cancelSentence(end, lastMoment)).toMatch(/cannot be cancelled/);
  });

  it('knows nothing without an end', () => {
    expect(cancelUntil('', lastMoment)).toBe('--');
    expect(cancelSentence('', lastMoment)).toBe('');
  });
});
