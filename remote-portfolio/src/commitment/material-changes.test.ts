import { shownChanges } from './material-changes';

describe('what changed since the commitment', () => {
  it.each([
    ['sharePrice', 'Share price'],
    ['minAmountPerInvestor', 'Min amount per investor'],
    ['constructor', 'Constructor'],
    ['', '--'],
  ])('the field %p is shown as %p', (field, name) => {
    expect(shownChanges([{ field, before: 'PHP 100.00', after: '' }])).toEqual([
      { name, before: 'PHP 100.00', after: '--' },
    ]);
  });
});
