import type { AppActions } from '@investor-portal/embed/embed-types';
import { answerRequest } from './app-actions';
import { mount } from './embed';
import { details, portalUrl, postAsPortal, recordPosted } from './testing/portal-frame';

const bytes = new TextEncoder().encode('a,b').buffer;
const file = { action: 'portal:file', value: { name: 'a.csv', type: 'text/csv', bytes } };
const open = { action: 'portal:open', value: { url: 'https://files.example/a' } };
const phone = { ...open, value: { url: 'tel:1' } };
const print = { action: 'portal:print', value: { title: 'Statement', html: '<p>1</p>' } };

/** Gives the request to the app, and returns what embed.js answers on its port. */
async function answerTo(request: object, actions?: AppActions): Promise<unknown[]> {
  const answers: unknown[] = [];
  const port = { postMessage: (answer: unknown) => answers.push(answer) };
  const ports = [port as unknown as MessagePort];
  expect(answerRequest({ data: request, ports }, actions)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  return answers;
}

let told: jest.SpyInstance;
beforeEach(() => void (told = jest.spyOn(console, 'error').mockImplementation()));

describe('a request to the app', () => {
  it('reaches its function, and is answered when the function settles', async () => {
    const taken: unknown[] = [];
    const take = (value: unknown) => Promise.resolve(void taken.push(value));
    const actions = { file: take, open: take, print: take };
    for (const request of [file, open, print])
      expect(await answerTo(request, actions)).toEqual([{ done: true }]);
    const [given, ...others] = taken;
    expect(given).toMatchObject({ name: 'a.csv', type: 'text/csv', size: 3 });
    expect(others).toEqual([open.value.url, print.value]);
    expect(told).not.toHaveBeenCalled();
  });

  it.each([
    ['the app throws', open, { open: () => fail() }],
    ['the app rejects', file, { file: () => Promise.reject(new Error('full')) }],
    ['the page has no function for it', print, { open: jest.fn() }],
    ['the page is not in an app', print, undefined],
    ['the address is not one of the web', phone, { open: jest.fn() }],
    ['the request is hollow', { action: 'portal:file' }, { file: jest.fn() }],
  ])('is refused, and the console says so, when %s', async (_why, request, actions) => {
    expect(await answerTo(request, actions)).toEqual([{ done: false }]);
    expect(told).toHaveBeenCalledTimes(1);
  });
});

function fail(): never {
  throw new Error('No browser is installed.');
}

it('a page says with each message what it and its app can do, and neither is done for another origin', async () => {
  const events: string[] = [];
  const take = jest.fn();
  const onSignIn = jest.fn();
  const portal = mount(document.body, {
    portalUrl,
    getPartnerDetails: () => details,
    onSignIn,
    onEvent: ({ action }) => events.push(action),
    appActions: { print: jest.fn(), file: take },
  });
  const posted = recordPosted(portal.iframe);
  const can = { signIn: true, appActions: ['file', 'print'] };
  await postAsPortal(portal.iframe, { action: 'portal:ready', value: null });
  const handedOver = expect.objectContaining({ action: 'bibo', ...can });
  expect(posted).toHaveBeenCalledWith(handedOver, portalUrl);
  const signInWanted = { action: 'portal:sign-in-wanted', value: null };
  for (const wanted of [file, signInWanted])
    await postAsPortal(portal.iframe, wanted, 'https://elsewhere.example');
  expect([take.mock.calls, onSignIn.mock.calls]).toEqual([[], []]);
  for (const wanted of [file, signInWanted]) await postAsPortal(portal.iframe, wanted);
  expect([take, onSignIn].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(events).toContain('portal:sign-in-wanted');
  expect(events).not.toContain('portal:file');
  portal.unmount();
});
