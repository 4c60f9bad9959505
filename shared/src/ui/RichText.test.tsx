import { render, screen } from '@testing-library/react';
import { configure } from '../testing/configure';
import { RichText } from './RichText';

beforeAll(() =>
  configure({ partnerApiUrl: 'https://api.example/', fileOrigins: ['https://files.example'] }),
);

function shown(html: string): Element {
  const { container } = render(<RichText html={html} />);
  if (!container.firstElementChild) throw new Error('nothing was rendered');
  return container.firstElementChild;
}

describe("an issuer's HTML (spec §3 campaignHighlights)", () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src="https://api.example/x" onerror="alert(1)">',
    '<svg onload="alert(1)"><script>1</script></svg>',
    '<style>body{display:none}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="pin"><button>Send</button></form>',
    '<p style="position:fixed;inset:0" class="x" id="root">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  ])('removes everything active from %s', (html) => {
    const box = shown(html);
    expect(box.querySelectorAll('script, style, iframe, form, input, button, svg')).toHaveLength(0);
    for (const element of box.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^(style|class|id)$/);
        expect(value).not.toMatch(/^\s*(javascript|data):/i);
      }
  });

  it.each([
    ['<p>Raise <strong>PHP 5M</strong></p><ul><li>one</li></ul>'],
    ['<del>1</del><strike>2</strike><s>3</s><ins>4</ins><q>5</q>'],
    ['<p style="text-decoration: line-through">1</p>', '<p><s>1</s></p>'],
    ['<ul style="text-decoration-line:line-through"><li>1</li></ul>', '<ul><li><s>1</s></li></ul>'],
    ['10<b style="vertical-align:super">6</b><i hidden="">7</i>', '10<b><sup>6</sup></b>'],
    ['<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'],
    ['<ol start="4" type="a" reversed=""><li value="7">1</li></ol>'],
    ['<ol style="list-style: upper-roman"><li>1</li></ol>', '<ol><li type="I">1</li></ol>'],
    ['<ol><li style="list-style-type: disc">1</li></ol>', '<ol><li type="disc">1</li></ol>'],
    // Quill's list of 4, a bullet, 5 and a.
    [
      '<ol start="4"><li>4</li><li data-list="bullet">b</li><li>5</li><li class="ql-indent-1">a</li></ol>',
      '<ol start="4"><li value="4">4</li><li type="disc">b</li><li value="5">5</li><li value="1" type="a">a</li></ol>',
    ],
  ])('keeps the meaning of %s', (html, kept = html) => expect(shown(html).innerHTML).toBe(kept));

  it.each([
    ['<img src="/a.png" alt="A"><figcaption>B</figcaption>', 'A (picture) (/a.png) B'],
    ['<img src="data:image/png;base64,AA" alt="A">', 'A (picture)'],
    ['<img src="//a.example/a.png">', 'Picture', 'https://a.example/a.png'],
    ['<iframe src="https://a.example/" title="A"></iframe>', 'A (page)', 'https://a.example/'],
    ['<video><source src="https://a.example/v">Old</video>', 'Video', 'https://a.example/v'],
    ['<svg><text>A</text></svg>', 'A (drawing)'],
    ['<a href="www.a.example">A</a>', 'A', 'https://www.a.example/'],
    ['<a href="a.pdf">A</a>', 'A (a.pdf)'],
    ['<a href="//a.example"><img src="b" alt="B"></a>', 'B (picture)', 'https://a.example/'],
  ])('keeps the words and the address of %s', (html, words, address = '') => {
    const box = shown(html);
    expect(box.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(words);
    expect(box.querySelector('a')?.href ?? '').toBe(address);
  });

  it('shows pictures from trusted origins only, and opens links in a new tab without access to the portal', () => {
    const box = shown(
      `<img src="https://files.example/a.png" alt="a"><img src="https://api.example/b.png" alt="b">
       <img src="https://tracker.example/c.png" alt="c"><a href="https://a.example" target="_self">d</a>`,
    );
    expect([...box.querySelectorAll('img')].map((image) => image.alt)).toEqual(['a', 'b']);
    const link = screen.getByRole('link', { name: 'd' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('renumbers headings from h3 without gaps, regardless of the issuer’s levels', () => {
    const html = '<h4>A</h4><h6>B</h6><h1>C</h1><h2>D</h2><h2>E</h2>';
    expect(shown(html).innerHTML).toBe('<h3>A</h3><h4>B</h4><h3>C</h3><h4>D</h4><h4>E</h4>');
  });

  it('makes a wide table focusable, so that the keyboard can scroll it', () => {
    // jsdom has no layout. This observer reports at once, as a browser’s observer does at the start.
    class InstantObserver {
      constructor(private readonly report: (entries: { target: Element }[]) => void) {}
      observe(target: Element) {
        this.report([{ target }]);
      }
      disconnect() {}
    }
    const { ResizeObserver } = globalThis;
    Reflect.set(globalThis, 'ResizeObserver', InstantObserver);
    const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
    const html = '<table><tr><td>x</td></tr></table>';
    expect(shown(html).querySelector('table')).toHaveAttribute('tabindex', '0');
    width.mockReturnValue(0);
    expect(shown(html).querySelector('table')).not.toHaveAttribute('tabindex');
    globalThis.ResizeObserver = ResizeObserver;
  });
});
