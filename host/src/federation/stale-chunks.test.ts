import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setRemoteState } from './remote-states';
import { recoverStaleChunks } from './stale-chunks';
import { forgetUnsavedInput, watchUnsavedInput } from './unsaved-input';

// A page of jsdom cannot be loaded anew: what is typed holds the reload back, and the guard tells that it was decided.
const guard = () => sessionStorage.getItem('portal.reloaded-for');

let status = 404;
let asked: (string | undefined)[] = [];
const cdn = createServer((req, res) => {
  asked.push(`${req.method} ${req.url}`);
  res.writeHead(status, { 'access-control-allow-origin': '*' }).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => cdn.listen(0, resolve));
  watchUnsavedInput();
  recoverStaleChunks();
});
afterAll(() => new Promise((resolve) => cdn.close(resolve)));

const origin = () => `http://localhost:${(cdn.address() as AddressInfo).port}`;
const folder = () => `${origin()}/portfolio/1.0.0/`;

/** A part whose script failed, and the time in which the portal asks for it. */
async function lose(url: string): Promise<void> {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = url;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve, 300));
}

describe('a part of a loaded version that fails to load', () => {
  beforeEach(() => {
    sessionStorage.clear();
    forgetUnsavedInput();
    document.body.append(document.createElement('input'));
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    asked = [];
    status = 404;
    setRemoteState('portfolio', { status: 'loaded', folder: folder() });
  });

  it.each([403, 404, 410])('and is gone (%i) calls for a fresh page', async (answer) => {
    status = answer;
    await lose(`${folder()}screen.js`);
    expect(guard()).toBe(folder());
    expect(asked).toEqual(['HEAD /portfolio/1.0.0/screen.js']);
  });

  it.each([200, 500, 503])('and is still there (%i) is left to Retry', async (answer) => {
    status = answer;
    await lose(`${folder()}screen.js`);
    expect(asked).toHaveLength(1);
    expect(guard()).toBeNull();
  });

  it('and cannot be asked for is left to Retry', async () => {
    setRemoteState('portfolio', { folder: 'http://localhost:9/' });
    await lose('http://localhost:9/screen.js');
    expect(guard()).toBeNull();
  });

  it('is no business of the page where its version was never loaded, or another', async () => {
    await lose(`${origin()}/portfolio/2.0.0/screen.js`);
    setRemoteState('portfolio', { status: 'failed' });
    await lose(`${folder()}screen.js`);
    expect(asked).toEqual([]);
    expect(guard()).toBeNull();
  });
});
