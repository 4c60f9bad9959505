import * as v from 'valibot';
import * as calls from './calls';
import { pageOf } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';
import { identity, text } from '../../schema/fields';

/** The code that reveals the second list (spec §3 'Nationality item'). */
export const otherNationalityCode = 'OTH';

export const nationalitySchema = v.object({
  name: text,
  nationalityCode: identity,
});
export type Nationality = v.InferOutput<typeof nationalitySchema>;
export const nationalityListResponse = pageOf(nationalitySchema);

const optionalText = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** Spec §7 shows two dialects of this list's body; both are one schema. */
export const nationalityListRequestSchema = v.strictObject({
  rowPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
  pageNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
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

/** The first list; one of its items is 'other'. An item without a name is shown by its code. */
export async function fetchNationalities(signal?: AbortSignal): Promise<Nationality[]> {
  const items = await fetchList(
    {
      rowPerPage: 10_000,
      pageNumber: 1,
      searchTerm: '',
      sortOrder: 'asc',
      sortField: 'createdOn',
      advanceFilter: { categoryCode: 'DEF' },
    },
    signal,
  );
  return items.map((item) => (isNamed(item) ? item : { ...item, name: item.nationalityCode }));
}

/** The list behind 'other'. Its names are sent to the API, so an item without one is left out. */
export async function fetchOtherNationalities(signal?: AbortSignal): Promise<Nationality[]> {
  const items = await fetchList(
    {
      rowPerPage: 10_000,
      pageNumber: 1,
      orderBy: 'name',
      isDescending: false,
      advanceFilter: { categoryCode: 'OTH' },
    },
    signal,
  );
  return items.filter(isNamed);
}

function isNamed({ name }: Nationality): boolean {
  return name.trim() !== '';
}

async function fetchList(
  request: NationalityListRequest,
  signal?: AbortSignal,
): Promise<Nationality[]> {
  const page = await read({
    call: calls.nationalities,
    json: request,
    answer: nationalityListResponse,
    signal,
  });
  return page.data;
}
