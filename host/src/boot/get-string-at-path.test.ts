import { getStringAtPath } from './get-string-at-path';

const answer = {
  data: [{ banner: 'https://api.example/a.png', pictures: [{ url: 'key' }], no: 1 }],
};

it.each([
  ['data.0.banner', 'https://api.example/a.png'],
  ['data.0.pictures.0.url', 'key'],
  ['data.1.banner', undefined],
  ['data.0.no', undefined],
  ['data.0.banner.length', undefined],
  ['other.at.all', undefined],
])('finds at %s %s', (path, found) => {
  expect(getStringAtPath(answer, path)).toBe(found);
});

it('finds nothing in what is no answer', () => {
  expect(getStringAtPath(undefined, 'data')).toBeUndefined();
  expect(getStringAtPath('text', 'data')).toBeUndefined();
});
