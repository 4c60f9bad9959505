import { formatChanges, sharesChangeSentence } from './material-changes';
import { configure } from '@investor-portal/shared/testing/configure';

describe('changes since the commitment', () => {
  it.each([
    ['sharePrice', 'Share price'],
    ['minAmountPerInvestor', 'Min amount per investor'],
    ['constructor', 'Constructor'],
    ['', '--'],
  ])('labels the field %p as %p', (field, name) => {
    expect(formatChanges([{ field, before: 'PHP 100.00', after: '' }])).toEqual([
      { name, before: 'PHP 100.00', after: '--', difference: '' },
    ]);
  });

  it.each([
    ['12/27/2026', '2026-12-27'],
    ['2026-12-27T16:00:00Z', '2026-12-28, 00:00 PHT'],
    ['27/12/2026', '27/12/2026'],
    ['12.50%', '12.5%'],
    // This percentage cannot be read.
    ['10,00%', '10,00%'],
  ])('writes %p as %p', (sent, before) => {
    const change = { field: 'offeredPeriodEndDate', before: sent, after: '' };
    expect(formatChanges([change])).toMatchObject([{ before }]);
  });

  it.each([
    ['PHP 100.00', 'PHP 125.00', '+25%'],
    ['10,000', '8,000', '−20%'],
    ['3', '4', '+33.3%'],
    ['PHP 0.00', 'PHP 1.00', ''],
    ['2026-12-01', '2026-12-24', ''],
    ['10.00%', '12.50%', ''],
  ])('says by how much %s changes to %s: %s', (before, after, difference) => {
    expect(formatChanges([{ field: 'sharePrice', before, after }])).toMatchObject([{ difference }]);
  });
});

beforeAll(() => configure({ currency: 'PHP', timeZone: 'Asia/Manila' }));

const changed = (before: string, commitmentShares: number | null, field = 'sharePrice') => ({
  commitmentAmount: 9_000,
  commitmentCurrencyCode: 'PHP',
  commitmentShares,
  materialChanges: [{ field, before, after: 'PHP 125.00' }],
});

it.each([
  ['it is lower', changed('PHP 100.00', 72), 'Your shares change from 90 to 72.'],
  ['both are large', changed('PHP 0.5', 7_200), 'Your shares change from 18,000 to 7,200.'],
  ['the price did not change', changed('PHP 100.00', 72, 'equityOffered'), ''],
  ['it stays', changed('PHP 125.00', 72), ''],
  ['it is not counted yet', changed('PHP 100.00', 0), ''],
  ['it is unknown', changed('PHP 100.00', null), ''],
  ['the old price cannot be read', changed('on request', 72), ''],
  ['the comma of the old price may be a decimal separator', changed('PHP 1,50', 72), ''],
])('the number of shares under a new price, where %s: %j', (_, commitment, text) => {
  expect(sharesChangeSentence(commitment)).toBe(text);
});
