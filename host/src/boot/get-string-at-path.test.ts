import { getStringAtPath } from './get-string-at-path';

const body = {
  data: [{ banner: 'https://api.example/a.png', pictures: [{ url: 'key' }], no: 1 }],
};

it.each([
  ['data.0.banner', 'https://api.example/a.png'],
  ['data.0.pictures.0.url', 'key'],
  ['data.1.banner', undefined],
  ['data.0.no', undefined],
  ['data.0.banner.length', undefined],
  ['other.at.all', undefined],
])('returns at %s: %s', (path, found) => {
  expect(getStringAtPath(body, path)).toBe(found);
});

it('returns undefined for a body that is not an object', () => {
  expect(getStringAtPath(undefined, 'data')).toBeUndefined();
  expect(getStringAtPath('text', 'data')).toBeUndefined();
});
