import type { Page } from '@investor-portal/shared/partner-api/envelope';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { pagesOf } from './use-campaign-pages';

const keyOf = pagesOf(['campaigns', 'newest', 'BIBO']);
const page = (rows: number, totalPages: unknown, currentPage = 1) =>
  ({
    data: Array.from({ length: rows }, () => ({})),
    totalPages,
    currentPage,
  }) as unknown as Page<Campaign>;

describe('§4 the next page', () => {
  it('is the first to begin with', () => {
    expect(keyOf(0, null)).toEqual(['campaigns', 'newest', 'BIBO', 1]);
  });

  it('exists while there are more pages than the one that was asked for', () => {
    expect(keyOf(1, page(5, 3))?.at(-1)).toBe(2);
    expect(keyOf(2, page(5, 3))?.at(-1)).toBe(3);
    expect(keyOf(3, page(5, 3))).toBeNull();
  });

  it('may follow where nobody says how many there are', () => {
    expect(keyOf(1, page(5, null))?.at(-1)).toBe(2);
  });

  it('is none of a list that is not asked for', () => {
    expect(pagesOf(null)(0, null)).toBeNull();
  });
});
