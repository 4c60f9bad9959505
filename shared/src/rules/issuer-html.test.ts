/** @jest-environment jest-fixed-jsdom */
import { pointAtSandbox, sandboxUrl } from '../testing/sandbox';
import { hasContent } from './issuer-html';

beforeAll(pointAtSandbox);

describe('§8 rich text', () => {
  it.each([
    '',
    ' \n',
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '<div>&#8203;</div>',
    '<script>alert(1)</script>',
    '<img src="https://elsewhere.example/count.gif" width="1" height="1">',
  ])('%p has no content', (html) => expect(hasContent(html)).toBe(false));

  it('has content with words, a picture or a link to one', () => {
    expect(hasContent('Bread')).toBe(true);
    expect(hasContent('<img src="https://elsewhere.example/x.png">')).toBe(true);
    expect(hasContent('<p><br></p><p><strong>.</strong></p>')).toBe(true);
    expect(hasContent(`<p><img src="${sandboxUrl()}/x.png"></p>`)).toBe(true);
  });
});
