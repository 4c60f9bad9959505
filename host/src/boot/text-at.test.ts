import { textAt } from './text-at';

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
  expect(textAt(answer, path)).toBe(found);
});

it('finds nothing in what is no answer', () => {
  expect(textAt(undefined, 'data')).toBeUndefined();
  expect(textAt('text', 'data')).toBeUndefined();
});
