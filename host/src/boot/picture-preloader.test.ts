/** @jest-environment jest-fixed-jsdom */
import { picturePreloader } from './picture-preloader';

const preloaded = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);

it('preloads pictures once the portal’s script has arrived, and later ones at once', () => {
  const { add, start } = picturePreloader();
  add('https://files.example/a.png');
  expect(preloaded()).toEqual([]);
  start();
  expect(preloaded()).toEqual(['https://files.example/a.png']);
  add('https://files.example/late.png');
  expect(preloaded()).toEqual(['https://files.example/a.png', 'https://files.example/late.png']);
});
