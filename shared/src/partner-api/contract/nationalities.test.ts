import { recordingApi } from '../../testing/recording-api';
import { fetchNationalities, fetchOtherNationalities } from './nationalities';

const listed = [
  { nationalityCode: 'PH', name: 'Filipino' },
  { nationalityCode: 756, name: 'Swiss' },
  { nationalityCode: 'JP', name: null },
  { nationalityCode: 'FR', name: ' ' },
];

describe('readings W15: a nationality', () => {
  const sent = recordingApi({ data: listed });

  it('shows a numeric code as digits, and the code for a missing name', async () => {
    expect(await fetchNationalities()).toEqual([
      { nationalityCode: 'PH', name: 'Filipino' },
      { nationalityCode: '756', name: 'Swiss' },
      { nationalityCode: 'JP', name: 'JP' },
      { nationalityCode: 'FR', name: 'FR' },
    ]);
  });

  it('without a name is left out of the other nationalities, whose names are sent', async () => {
    const names = (await fetchOtherNationalities()).map(({ name }) => name);
    expect(names).toEqual(['Filipino', 'Swiss']);
  });

  it('is requested in both dialects of spec §7', async () => {
    await fetchNationalities();
    await fetchOtherNationalities();
    const whole = { rowPerPage: 10_000, pageNumber: 1 };
    const order = { sortOrder: 'asc', sortField: 'createdOn' };
    expect(sent.map(({ body }) => body)).toEqual([
      { ...whole, ...order, advanceFilter: { categoryCode: 'DEF' } },
      { ...whole, orderBy: 'name', advanceFilter: { categoryCode: 'OTH' } },
    ]);
  });
});
