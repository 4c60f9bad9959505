import fc from 'fast-check';
import type { Centavos } from '@investor-portal/shared/rules/money';
import {
  findRequest,
  isNarrowed,
  readCriteria,
  showValues,
  sortValues,
  withCriteria,
  withoutCriteria,
  withShow,
  withSort,
  type Criteria,
} from './criteria';
import { isSearch } from './is-search';

const read = (query: string) => readCriteria(new URLSearchParams(query));
const everything = read('search=');

describe('decision 38: a search', () => {
  it('survives the round trip through the address', () => {
    const criteria = fc
      .record({
        search: fc.string({ maxLength: 200 }),
        show: fc.constantFrom(...showValues),
        sort: fc.constantFrom(...sortValues),
        wallet: fc.boolean(),
      })
      .map((made): Criteria => withSort(made, made.sort));
    fc.assert(
      fc.property(criteria, (made) => {
        const address = withCriteria(new URLSearchParams('tab=expiring'), made);
        expect(readCriteria(new URLSearchParams(address.toString()))).toEqual(made);
        expect(isSearch(address)).toBe(true);
        expect(withoutCriteria(address).toString()).toBe('tab=expiring');
      }),
    );
  });

  it('leaves defaults out of the address', () => {
    const address = (criteria: Criteria) =>
      withCriteria(new URLSearchParams(), criteria).toString();
    expect(address(everything)).toBe('search=');
    expect(address(withShow(everything, 'open'))).toBe('search=&show=open');
    expect(address(withSort(everything, 'minimum'))).toBe('search=&sort=minimum');
  });

  it.each([
    ['', false],
    ['tab=expiring', false],
    ['search=', true],
    ['sort=minimum', true],
  ])('is in an address with %j: %s', (query, expected) => {
    expect(isSearch(new URLSearchParams(query))).toBe(expected);
  });

  it('ignores what it cannot read', () => {
    expect(read('search=&show=closed&sort=random&wallet=yes')).toEqual(everything);
  });

  it.each([
    ['sort=ending', { show: 'open', sort: 'ending' }],
    ['sort=opening', { show: 'upcoming', sort: 'opening' }],
    ['show=all&sort=ending', { show: 'all', sort: 'newest' }],
    ['show=open', { show: 'open', sort: 'ending' }],
    ['show=upcoming&sort=minimum', { show: 'upcoming', sort: 'minimum' }],
  ])('never puts ended campaigns first: %s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('keeps an order that fits other campaigns as well', () => {
    expect(withShow(read('sort=minimum'), 'open')).toMatchObject({ show: 'open', sort: 'minimum' });
    expect(withShow(read('sort=ending'), 'all')).toMatchObject({ show: 'all', sort: 'newest' });
    expect(withSort(everything, 'ending')).toMatchObject({ show: 'open' });
  });

  it('is narrowed by everything but the order', () => {
    expect(['search=a', 'show=open', 'wallet=1'].map((query) => isNarrowed(read(query)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['search=%20', 'sort=minimum'].map((query) => isNarrowed(read(query)))).toEqual([
      false,
      false,
    ]);
  });
});

describe('the list request of a search', () => {
  it('is the default list’s without any criteria', () => {
    expect(findRequest(everything, null)).toEqual({
      orderBy: 'createdOn',
      isDescending: true,
      search: '',
      advanceFilter: {},
    });
  });

  it('asks the API for every criterion', () => {
    const criteria = read('search=+coffee+&show=open&sort=subscribed&wallet=1');
    expect(findRequest(criteria, 2_500_050 as Centavos)).toEqual({
      orderBy: 'totalRaisedAmountPercentageByTotalOffering',
      isDescending: true,
      search: 'coffee',
      advanceFilter: { offeringStatus: 'OPEN', minAmountPerInvestorUpTo: '25000.50' },
    });
  });

  it('leaves out the wallet when its balance is unknown', () => {
    expect(findRequest(read('wallet=1'), null).advanceFilter).toEqual({});
  });
});
