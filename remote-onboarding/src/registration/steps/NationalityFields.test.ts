import { filipinoFirst } from './NationalityFields';

const listed = (...items: [code: string, name: string][]) =>
  filipinoFirst(items.map(([nationalityCode, name]) => ({ nationalityCode, name }))).map(
    ({ name }) => name,
  );

test.each([
  ['PH', 'Filipino', true],
  ['PHL', 'Citizen of the Philippines', true],
  ['17', 'Filipina / Filipino', true],
  ['17', 'PHILIPPINE', true],
  ['FR', 'French', false],
])('puts %s %s first (%p) and keeps the order of the others', (code, name, isFirst) => {
  const names = listed(['JP', 'Japanese'], [code, name], ['OTH', 'Other']);
  expect(names).toEqual(isFirst ? [name, 'Japanese', 'Other'] : ['Japanese', name, 'Other']);
});
