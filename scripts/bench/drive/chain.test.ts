import { chainTo } from './chain';
import type { Request } from './request-log';

function request(url: string, start: number, end: number, more: Partial<Request> = {}): Request {
  return { url, start, end, type: 'Script', fromMarkup: false, bytes: 1, ...more };
}

const page = request('/page', 0, 10, { type: 'Document', fromMarkup: true });
const main = request('/main.js', 10, 30, { fromMarkup: true });
const data = /\/list$/;

function urls(requests: Request[]): string[] {
  return chainTo(data, requests).map(({ url }) => url);
}

describe('the chain to the first data', () => {
  it('follows the request that ended last before each one began', () => {
    const config = request('/config.json', 31, 40, { type: 'Fetch' });
    const part = request('/part.js', 41, 60);
    const early = request('/small.js', 41, 45);
    const list = request('/list', 61, 70, { type: 'Fetch' });
    expect(urls([page, main, config, part, early, list])).toEqual([
      '/main.js',
      '/config.json',
      '/part.js',
      '/list',
    ]);
  });

  it('stops at a request from the markup', () => {
    const part = request('/part.js', 11, 60, { fromMarkup: true });
    const list = request('/list', 61, 70, { type: 'Fetch' });
    expect(urls([page, main, part, list])).toEqual(['/part.js', '/list']);
  });

  it('is the data alone when it was requested before any script arrived', () => {
    expect(urls([page, main, request('/list', 12, 40, { type: 'Fetch' })])).toEqual(['/list']);
  });

  it('ignores pictures and fonts', () => {
    const font = request('/font.woff2', 10, 50, { type: 'Font', fromMarkup: true });
    expect(urls([page, main, font, request('/list?x=1', 51, 60, { type: 'Fetch' })])).toEqual([
      '/main.js',
      '/list?x=1',
    ]);
  });

  it('is empty when the data was never requested', () => {
    expect(urls([page, main])).toEqual([]);
  });
});
