import { figuresOf } from './figures';
import type { Request } from './request-log';

const record = {
  timeOrigin: 0,
  firstPaint: 100,
  largestPaint: 900,
  layoutShift: 0,
  longTasks: [
    { at: 50, lasted: 200 },
    { at: 150, lasted: 80 },
  ],
  inserted: 950,
  shown: 1_000,
};

function script(name: string, start: number): Request {
  const url = `https://host/assets/${name}.js`;
  return { url, type: 'Script', start, end: start + 10, bytes: 100 };
}

describe('the figures of a load', () => {
  it('count the scripts that the screen needs, whenever the late ones come', () => {
    for (const toasts of [500, 1_500])
      expect(
        figuresOf(record, [script('main', 1), script('toasts.1f', toasts), script('next', 3_000)]),
      ).toMatchObject({
        jsRequests: 1,
        jsBytes: 100,
        jsRequestsAll: 3,
        jsBytesAll: 300,
      });
  });

  it('leave out what comes with the content', () => {
    expect(figuresOf(record, [script('screen', 940), script('its-texts', 960)])).toMatchObject({
      jsRequests: 1,
      jsRequestsAll: 2,
    });
  });

  it('count long tasks from the first paint on', () => {
    expect(figuresOf(record, [])).toMatchObject({ tbt: 30, lcp: 900, shown: 1_000 });
  });
});
