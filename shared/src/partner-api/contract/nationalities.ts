import * as v from 'valibot';
import type { ReadCall } from '../client/call';
import type { CallContract } from './call-contract';
import { pageOf } from './envelope';
import { optionalText, pageNumber, rowPerPage } from './list-request';
import { read } from '@investor-portal/shared/partner-api/client/client';
import { identity, text } from '../../schema/fields';

/** The code that reveals the second list (spec §3 'Nationality item'). */
export const otherNationalityCode = 'OTH';

export const nationalitySchema = v.object({
  name: text,
  nationalityCode: identity,
});
export type Nationality = v.InferOutput<typeof nationalitySchema>;

/** Spec §7 shows two dialects of this list's body. This schema accepts both. */
const nationalityListRequestSchema = v.strictObject({
  rowPerPage,
  pageNumber,
  searchTerm: optionalText,
  sortOrder: v.optional(v.picklist(['asc', 'desc'])),
  sortField: v.optional(v.picklist(['createdOn', 'name'])),
  orderBy: v.optional(v.picklist(['createdOn', 'name'])),
  isDescending: v.optional(v.boolean()),
  advanceFilter: v.optional(
    v.strictObject({ categoryCode: v.optional(v.picklist(['DEF', 'OTH'])) }),
  ),
});
type NationalityListRequest = v.InferOutput<typeof nationalityListRequestSchema>;

export const nationalitiesCall = {
  name: 'nationalities',
  template: 'POST api/v1/nationality/list',
  answer: pageOf(nationalitySchema),
  changesWithMoney: false,
} as const satisfies ReadCall;

export const nationalitiesContract = () =>
  ({
    ...nationalitiesCall,
    summary: 'Nationalities',
    description: 'The choices of the registration: the first list (DEF), or the others (OTH).',
    tag: 'nationalities',
    whenItFails: 'Nobody can register: the list of nationalities is an error.',
    request: nationalityListRequestSchema,
    example: () => ({
      json: { rowPerPage: 3, pageNumber: 1, advanceFilter: { categoryCode: 'DEF' } },
    }),
  }) as const satisfies CallContract;

/** Fetches the first list, of which one item is 'other'. An item without a name is shown by its code. */
export async function fetchNationalities(): Promise<Nationality[]> {
  const items = await fetchList({
    rowPerPage: 10_000,
    pageNumber: 1,
    searchTerm: '',
    sortOrder: 'asc',
    sortField: 'createdOn',
    advanceFilter: { categoryCode: 'DEF' },
  });
  return items.map((item) => (isNamed(item) ? item : { ...item, name: item.nationalityCode }));
}

/** Fetches the list behind 'other'. Its names are sent to the API, so items without a name are left out. */
export async function fetchOtherNationalities(): Promise<Nationality[]> {
  const items = await fetchList({
    rowPerPage: 10_000,
    pageNumber: 1,
    orderBy: 'name',
    isDescending: false,
    advanceFilter: { categoryCode: 'OTH' },
  });
  return items.filter(isNamed);
}

function isNamed({ name }: Nationality): boolean {
  return name.trim() !== '';
}

async function fetchList(json: NationalityListRequest): Promise<Nationality[]> {
  const page = await read(nationalitiesCall, { json });
  return page.data;
}
