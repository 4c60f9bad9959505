import { configure } from '@investor-portal/shared/testing/configure';
import { sharesChangeSentence } from './shares-change';

beforeAll(() => configure({ currency: 'PHP' }));

const changed = (before: string, commitmentShares: number | null, field = 'sharePrice') => ({
  commitmentAmount: 9_000,
  commitmentShares,
  materialChanges: [{ field, before, after: 'PHP 125.00' }],
});

describe('how a new share price changes the shares', () => {
  it('states the old and the new number', () => {
    expect(sharesChangeSentence(changed('PHP 100.00', 72))).toBe(
      'Your shares change from 90 to 72.',
    );
    expect(sharesChangeSentence(changed('PHP 0.5', 7_200))).toBe(
      'Your shares change from 18,000 to 7,200.',
    );
  });

  it.each([
    ['the price did not change', changed('PHP 100.00', 72, 'equityOffered')],
    ['the number stays', changed('PHP 125.00', 72)],
    ['the shares are not counted yet', changed('PHP 100.00', 0)],
    ['the shares are unknown', changed('PHP 100.00', null)],
    ['the old price cannot be read', changed('on request', 72)],
  ])('says nothing if %s', (_, commitment) => {
    expect(sharesChangeSentence(commitment)).toBe('');
  });
});
