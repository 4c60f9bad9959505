import fc from 'fast-check';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { apiCapabilities } from '@investor-portal/shared/session/runtime-config';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  findRequest,
  isNarrowed,
  isWalletOffered,
  readCriteria,
  offeredShowFilters,
  showValues,
  offeredSortOrders,
  sortValues,
  withCriteria,
  withoutCriteria,
  withoutNarrowing,
  withShow,
  type Criteria,
} from './criteria';
import { isSearch } from './is-search';

const read = (query: string) => readCriteria(new URLSearchParams(query));
const everything: Criteria = { search: '', show: 'all', sort: 'newest', wallet: false };

beforeEach(() => configure({ apiCan: [...apiCapabilities] }));

describe('decision 38: a search', () => {
  it('survives the round trip through the address, whatever the API can', () => {
    const choices = fc.record({
      apiCan: fc.subarray([...apiCapabilities]),
      search: fc.string({ maxLength: 200 }),
      show: fc.constantFrom(...showValues),
      sort: fc.constantFrom(...sortValues),
      wallet: fc.boolean(),
    });
    fc.assert(
      fc.property(choices, ({ apiCan, search, ...chosen }) => {
        configure({ apiCan });
        const show = offeredShowFilters().find((each) => each === chosen.show) ?? 'all';
        const sort = offeredSortOrders(show).find((each) => each === chosen.sort) ?? 'newest';
        const wallet = chosen.wallet && isWalletOffered();
        const made = { search, show, sort, wallet };
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
    expect(address({ ...everything, sort: 'minimum' })).toBe('search=&sort=minimum');
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
    ['sort=ending', { show: 'all', sort: 'newest' }],
    ['sort=opening', { show: 'all', sort: 'newest' }],
    ['show=open&sort=ending', { show: 'open', sort: 'ending' }],
    ['show=upcoming&sort=ending', { show: 'upcoming', sort: 'opening' }],
    ['show=open', { show: 'open', sort: 'newest' }],
    ['show=upcoming', { show: 'upcoming', sort: 'opening' }],
    ['show=upcoming&sort=minimum', { show: 'upcoming', sort: 'minimum' }],
  ])('never puts ended campaigns first: %s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('keeps an order that fits other campaigns as well', () => {
    expect(withShow(read('sort=minimum'), 'open')).toMatchObject({ show: 'open', sort: 'minimum' });
    expect(withShow(read('show=open&sort=ending'), 'all')).toEqual(everything);
  });

  it('finds the same campaigns in every order', () => {
    for (const show of showValues)
      for (const sort of offeredSortOrders(show)) {
        const { orderBy, isDescending, ...found } = findRequest(
          { ...everything, show, sort },
          null,
        );
        const { orderBy: _, isDescending: __, ...all } = findRequest({ ...everything, show }, null);
        expect([orderBy, isDescending]).not.toContain(undefined);
        expect(found).toEqual(all);
      }
  });

  it('is narrowed by everything but the order', () => {
    const queries = ['search=a', 'show=open', 'wallet=1'];
    for (const query of queries) expect(isNarrowed(read(query))).toBe(true);
    for (const query of ['search=%20', 'sort=minimum']) expect(isNarrowed(read(query))).toBe(false);
    for (const query of queries)
      expect(withoutNarrowing(read(`${query}&sort=ending`))).toEqual(everything);
    expect(withoutNarrowing(read('search=a&show=open&sort=minimum'))).toEqual({
      ...everything,
      sort: 'minimum',
    });
  });
});

describe('what the API can', () => {
  const filter = 'advanceFilter.offeringStatus';

  it.each([
    [[], { all: ['newest'] }],
    [['orderBy.offeredPeriodEndDate'], { all: ['newest'] }],
    [['orderBy.minAmountPerInvestor'], { all: ['newest', 'minimum'] }],
    [[filter], { all: ['newest'], open: ['newest'], upcoming: ['newest'] }],
    [
      [filter, 'orderBy.offeredPeriodEndDate', 'orderBy.offeredPeriodStartDate'],
      { all: ['newest'], open: ['newest', 'ending'], upcoming: ['newest', 'opening'] },
    ],
    [
      apiCapabilities,
      {
        all: ['newest', 'subscribed', 'minimum', 'valuation'],
        open: ['newest', 'ending', 'subscribed', 'minimum', 'valuation'],
        upcoming: ['newest', 'opening', 'subscribed', 'minimum', 'valuation'],
      },
    ],
  ] as const)('with %j decides which orders are offered for which campaigns', (apiCan, offered) => {
    configure({ apiCan: [...apiCan] });
    const found = offeredShowFilters().map((show) => [show, offeredSortOrders(show)]);
    expect(Object.fromEntries(found)).toEqual(offered);
  });

  it('decides whether the wallet is offered', () => {
    expect(isWalletOffered()).toBe(true);
    configure();
    expect(isWalletOffered()).toBe(false);
  });

  it.each([
    ['show=open&sort=minimum&wallet=1', everything],
    ['search=a&show=upcoming', { ...everything, search: 'a' }],
    ['sort=opening', everything],
    ['show=open&sort=ending', everything],
  ])('ignores what the API cannot do in an address: %s', (query, expected) => {
    configure();
    expect(read(query)).toEqual(expected);
  });
});

describe('the list request of a search', () => {
  it('is that of the newest campaigns without any criteria', () => {
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

  it('asks for no minimum above zero if the wallet is overdrawn', () => {
    expect(findRequest(read('wallet=1'), -150 as Centavos).advanceFilter).toEqual({
      minAmountPerInvestorUpTo: '0.00',
    });
  });

  it('leaves out the wallet when its balance is unknown', () => {
    expect(findRequest(read('wallet=1'), null).advanceFilter).toEqual({});
  });
});
