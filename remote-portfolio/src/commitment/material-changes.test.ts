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

  it('writes percentages like the rest of the portal', () => {
    const change = { field: 'equityOffered', before: '10.00%', after: '12.50%' };
    expect(formatChanges([change])).toEqual([
      { name: 'Equity offered', before: '10%', after: '12.5%' },
    ]);
  });
});
