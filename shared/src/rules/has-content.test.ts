/** @jest-environment jest-fixed-jsdom */
import { pointAtSandbox, sandboxUrl } from '../testing/sandbox';
import { hasContent } from './has-content';

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
    '<img src="https://elsewhere.example/x.png">',
  ])('%p has no content', (html) => expect(hasContent(html)).toBe(false));

  it('has content with words or a picture', () => {
    expect(hasContent('Bread')).toBe(true);
    expect(hasContent('<p><br></p><p><strong>.</strong></p>')).toBe(true);
    expect(hasContent(`<p><img src="${sandboxUrl()}/x.png"></p>`)).toBe(true);
  });
});
