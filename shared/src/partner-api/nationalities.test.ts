import { recordingApi } from '../testing/recording-api';
import { fetchNationalities, fetchOtherNationalities } from './nationalities';

const listed = [
  { nationalityCode: 'PH', name: 'Filipino' },
  { nationalityCode: 756, name: 'Swiss' },
  { nationalityCode: 'JP', name: null },
  { nationalityCode: 'FR', name: ' ' },
];

describe('readings W15: a nationality', () => {
  const sent = recordingApi({ data: listed });

  it('has a numeric code as digits, and its code for a missing name', async () => {
    expect(await fetchNationalities()).toEqual([
      { nationalityCode: 'PH', name: 'Filipino' },
      { nationalityCode: '756', name: 'Swiss' },
      { nationalityCode: 'JP', name: 'JP' },
      { nationalityCode: 'FR', name: 'FR' },
    ]);
  });

  it('without a name is none of the other nationalities: the name is what is sent', async () => {
    expect((await fetchOtherNationalities()).map(({ name }) => name)).toEqual([
      'Filipino',
      'Swiss',
    ]);
  });

  it('is listed in the two dialects of spec §7', async () => {
    await fetchNationalities();
    await fetchOtherNationalities();
    const whole = { rowPerPage: 10_000, pageNumber: 1 };
    expect(sent.map(({ body }) => body)).toEqual([
      {
        ...whole,
        sortOrder: 'asc',
        sortField: 'createdOn',
        advanceFilter: { categoryCode: 'DEF' },
      },
      { ...whole, orderBy: 'name', advanceFilter: { categoryCode: 'OTH' } },
    ]);
  });
});
