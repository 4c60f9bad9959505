import { configure } from '@investor-portal/shared/testing/configure';
import { cancellationSentence, cancellationText } from './cancellation';

beforeAll(() => configure());

const end = '2026-11-30T16:00:00Z';
const deadline = Date.parse('2026-11-28T16:00:00Z');

describe('§9 cancellation until 48 hours before the end', () => {
  it('names the deadline until it has passed', () => {
    expect(cancellationText(end, deadline - 1)).toBe('2026-11-29, 00:00 PHT');
    expect(cancellationSentence(end, deadline - 1)).toBe(
      'You can cancel your commitment until 2026-11-29, 00:00 PHT.',
    );
  });

  it('promises no cancellation from the deadline on', () => {
    expect(cancellationText(end, deadline)).toBe('Cancellation closed 2026-11-29, 00:00 PHT');
    expect(cancellationSentence(end, deadline)).toMatch(/you cannot cancel/);
  });

  it('states no deadline without an end date', () => {
    expect(cancellationText('', deadline)).toBe('--');
    expect(cancellationSentence('', deadline)).toBe('');
  });
});
