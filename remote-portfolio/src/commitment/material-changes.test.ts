import { formatChanges } from './material-changes';

describe('changes since the commitment', () => {
  it.each([
    ['sharePrice', 'Share price'],
    ['minAmountPerInvestor', 'Min amount per investor'],
    ['constructor', 'Constructor'],
    ['', '--'],
  ])('labels the field %p as %p', (field, name) => {
    expect(formatChanges([{ field, before: 'PHP 100.00', after: '' }])).toEqual([
      { name, before: 'PHP 100.00', after: '--' },
    ]);
  });
});
