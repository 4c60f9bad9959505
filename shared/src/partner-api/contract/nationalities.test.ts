import { recordingApi } from '../../testing/recording-api';
import { fetchNationalities, fetchOtherNationalities } from './nationalities';

const listed = [
  { nationalityCode: 'PH', name: 'Filipino' },
  { nationalityCode: 756, name: 'Swiss' },
  { nationalityCode: 'JP', name: null },
  { nationalityCode: 'FR', name: ' ' },
];

const sent = recordingApi({ data: listed });

it('readings W15: a nationality shows a numeric code as digits and the code for a missing name, but has no row where only names are sent', async () => {
  expect(await fetchNationalities()).toEqual([
    { nationalityCode: 'PH', name: 'Filipino' },
    { nationalityCode: '756', name: 'Swiss' },
    { nationalityCode: 'JP', name: 'JP' },
    { nationalityCode: 'FR', name: 'FR' },
  ]);
  const names = (await fetchOtherNationalities()).map(({ name }) => name);
  expect(names).toEqual(['Filipino', 'Swiss']);
  // Both dialects of spec §7.
  const whole = { rowPerPage: 10_000, pageNumber: 1 };
  const order = { sortOrder: 'asc', sortField: 'createdOn' };
  expect(sent.map(({ body }) => body)).toEqual([
    { ...whole, ...order, advanceFilter: { categoryCode: 'DEF' } },
    { ...whole, orderBy: 'name', advanceFilter: { categoryCode: 'OTH' } },
  ]);
});
