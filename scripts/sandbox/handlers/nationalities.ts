import type { Calls } from '../contract/calls';
import { nationalities as first, otherNationalities } from '../seed/nationalities';
import type { Handler } from './handler';

/** Both lists are short and fixed, so they are not in the database. */
export const nationalities: Handler<Calls['nationalities']> = async ({ body }) => {
  const { rowPerPage = 10, pageNumber = 1, searchTerm = '', advanceFilter } = body;
  const all = advanceFilter?.categoryCode === 'OTH' ? otherNationalities : first;
  const found = all.filter(({ name }) => name.toLowerCase().includes(searchTerm.toLowerCase()));
  // 'createdOn' is the order of the list itself.
  const byName = (body.orderBy ?? body.sortField) === 'name';
  const ordered = byName ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : [...found];
  if (body.isDescending || body.sortOrder === 'desc') ordered.reverse();
  return {
    data: ordered.slice((pageNumber - 1) * rowPerPage, pageNumber * rowPerPage),
    totalPages: Math.ceil(ordered.length / rowPerPage),
    currentPage: pageNumber,
  };
};
