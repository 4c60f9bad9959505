import * as v from 'valibot';
import type { ReadCall } from '../client/call';
import { pageOf } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';
import { identity, text } from '../../schema/fields';

export const otherNationalityCode = 'OTH';

export const nationalitySchema = v.object({ name: text, nationalityCode: identity });
export type Nationality = v.InferOutput<typeof nationalitySchema>;

export const nationalitiesCall = {
  name: 'nationalities',
  template: 'POST api/v1/nationality/list',
  answer: pageOf(nationalitySchema),
  changesWithMoney: false,
} as const satisfies ReadCall;

/** One item of this list is 'other'. An item without a name is shown by its code. */
export async function fetchNationalities(): Promise<Nationality[]> {
  const items = await fetchList({
    searchTerm: '',
    sortOrder: 'asc',
    sortField: 'createdOn',
    advanceFilter: { categoryCode: 'DEF' },
  });
  return items.map((item) => (isNamed(item) ? item : { ...item, name: item.nationalityCode }));
}

/** The names of this list are sent to the API, so items without a name are left out. */
export async function fetchOtherNationalities(): Promise<Nationality[]> {
  const items = await fetchList({
    orderBy: 'name',
    isDescending: false,
    advanceFilter: { categoryCode: 'OTH' },
  });
  return items.filter(isNamed);
}

function isNamed({ name }: Nationality): boolean {
  return name.trim() !== '';
}

async function fetchList(request: object): Promise<Nationality[]> {
  const json = { rowPerPage: 10_000, pageNumber: 1, ...request };
  return (await read(nationalitiesCall, { json })).data;
}
