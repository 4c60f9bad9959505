import userEvent from '@testing-library/user-event';
import { setRemoteState } from './remote-states';
import {
  forgetUnsavedInput,
  hasUnsavedInput,
  recoverStaleChunks,
  watchUnsavedInput,
} from './stale-chunks';
import { serveWith } from './testing/serve-responses';
import { pageCalls, start } from './testing/start';

// jsdom cannot reload. Unsaved input defers the reload, and the stored guard shows that a reload was decided.
const guard = () => sessionStorage.getItem('portal.reloaded-for');

let status = 404;
let requests: string[] = [];
const origin = serveWith((req, res) => {
  requests.push(`${req.method} ${req.url}`);
  res.writeHead(status, { 'access-control-allow-origin': '*' }).end();
});
beforeAll(() => {
  watchUnsavedInput();
  recoverStaleChunks();
});

const folder = () => `${origin()}/portfolio/1.0.0/`;

/** Fails a chunk's script and waits for the response to the portal's HEAD request, which it sends at once. */
async function failChunk(url: string): Promise<void> {
  const fetchSpy = jest.spyOn(window, 'fetch');
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = url;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await Promise.allSettled(fetchSpy.mock.results.map(({ value }) => value as Promise<Response>));
  await new Promise((resolve) => setTimeout(resolve));
  fetchSpy.mockRestore();
}

describe('a chunk of a loaded version that fails to load', () => {
  beforeEach(() => {
    sessionStorage.clear();
    start();
    forgetUnsavedInput();
    document.body.append(document.createElement('input'));
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    requests = [];
    status = 404;
    setRemoteState('portfolio', { status: 'loaded', folder: folder(), version: '1.0.0' });
  });

  it.each([
    [403, true],
    [404, true],
    [410, true],
    [200, false],
    [503, false],
  ])('reloads the page when the chunk is gone: %i, %p', async (answer, reloads) => {
    status = answer;
    await failChunk(`${folder()}screen.js`);
    expect(requests).toEqual(['HEAD /portfolio/1.0.0/screen.js']);
    expect(guard()).toBe(reloads ? `${folder()} 1.0.0` : null);
    expect(pageCalls.reloadPending).toBe(reloads);
  });

  it('is ignored at its plain address (decision 97), and when its version is not the loaded one, and left to Retry if the server cannot be reached', async () => {
    await failChunk(`${folder()}screen.js?plain`);
    await failChunk(`${origin()}/portfolio/2.0.0/screen.js`);
    setRemoteState('portfolio', { status: 'failed' });
    await failChunk(`${folder()}screen.js`);
    expect(requests).toEqual([]);
    expect(guard()).toBeNull();
    setRemoteState('portfolio', { status: 'loaded', folder: 'http://localhost:9/' });
    await failChunk('http://localhost:9/screen.js');
    expect(guard()).toBeNull();
  });
});

it('unsaved input is text in a field or a stroke on a canvas, but no click on a button, until the investor leaves the screen', async () => {
  forgetUnsavedInput();
  const field = document.createElement('input');
  const canvas = document.createElement('canvas');
  const button = document.createElement('button');
  document.body.replaceChildren(field, canvas, button);
  await userEvent.click(button);
  expect(hasUnsavedInput()).toBe(false);
  await userEvent.type(field, '5');
  expect(hasUnsavedInput()).toBe(true);
  forgetUnsavedInput();
  expect(hasUnsavedInput()).toBe(false);
  await userEvent.pointer({ target: canvas, keys: '[MouseLeft>]' });
  expect(hasUnsavedInput()).toBe(true);
});
