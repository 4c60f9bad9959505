import { filipinoFirst } from './NationalityFields';

const listed = (...items: [code: string, name: string][]) =>
  filipinoFirst(items.map(([nationalityCode, name]) => ({ nationalityCode, name }))).map(
    ({ name }) => name,
  );

test.each([
  ['PH', 'Filipino'],
  ['PHL', 'Citizen of the Philippines'],
  ['17', 'Filipina / Filipino'],
  ['17', 'PHILIPPINE'],
])('suggests %s %s first, and keeps the order of the others', (code, name) => {
  expect(listed(['JP', 'Japanese'], ['US', 'American'], [code, name], ['OTH', 'Other'])).toEqual([
    name,
    'Japanese',
    'American',
    'Other',
  ]);
});

test('leaves a list without it as it is', () => {
  expect(listed(['JP', 'Japanese'], ['US', 'American'])).toEqual(['Japanese', 'American']);
});
