/** @jest-environment jest-fixed-jsdom */
import { configure } from '../testing/configure';
import { hasContent } from './issuer-html';

it.each([
  ['', false],
  [' \n', false],
  ['<p></p>', false],
  ['<p><br></p>', false],
  ['<p>&nbsp;</p>', false],
  ['<div>&#8203;</div>', false],
  ['<script>alert(1)</script>', false],
  ['<img src="https://elsewhere.example/count.gif" width="1" height="1">', false],
  ['Bread', true],
  ['<p><br></p><p><strong>.</strong></p>', true],
  // A picture, and a link to one.
  ['<p><img src="http://localhost:1/x.png"></p>', true],
  ['<img src="https://elsewhere.example/x.png">', true],
])('§8 rich text %p has content: %p', (html, expected) => {
  configure();
  expect(hasContent(html)).toBe(expected);
});
