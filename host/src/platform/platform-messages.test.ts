/** @jest-environment jest-fixed-jsdom */
import {
  frameIn,
  messagesArrived,
  receiveMessage,
  recordMessages,
} from '@investor-portal/shared/testing/window-messages';
import { hasPlatformWindow, postToPlatform } from '@investor-portal/shared/runtime/platform-window';
import { answerHello, isFromPlatform } from './platform-messages';

const own = window.location.origin;
const event = (origin: string, source: MessageEventSource | null) => ({ origin, source });

// In a web view a script posts to the portal's own window.
const signedOut = { action: 'portal:signed-out', value: null } as const;

describe('the platform of a top-level page', () => {
  it('is accepted only from a configured origin and the page’s own window', () => {
    expect(isFromPlatform(event(own, window), [own])).toBe(true);
    expect(isFromPlatform(event(`${own}.evil.example`, window), [own])).toBe(false);
    expect(isFromPlatform(event(own, { postMessage() {} } as unknown as Window), [own])).toBe(
      false,
    );
    expect(isFromPlatform(event(own, null), [own])).toBe(false);
  });

  it('does not exist when the page’s origin is not configured', () => {
    expect(hasPlatformWindow([own])).toBe(true);
    expect(hasPlatformWindow(['https://www.example'])).toBe(false);
  });

  it('receives messages, and no other origin does', async () => {
    const received = recordMessages();
    postToPlatform(signedOut, [own]);
    postToPlatform({ action: 'portal:registered', value: null }, ['https://www.example']);
    await messagesArrived();
    expect(received).toEqual([signedOut]);
  });
});

describe('the platform of a framed page', () => {
  const posted: [unknown, string][] = [];
  const frame = { postMessage: (data: unknown, to: string) => posted.push([data, to]) };
  const platform = frame as unknown as Window;
  const [one, other] = ['https://www.example', 'https://beta.example'];
  frameIn(frame);
  beforeEach(() => void (posted.length = 0));
  afterEach(() => void Reflect.deleteProperty(window.location, 'ancestorOrigins'));

  it('is accepted, and the portal’s own window is not', () => {
    expect(isFromPlatform(event(one, platform), [one])).toBe(true);
    expect(isFromPlatform(event(one, window), [one])).toBe(false);
    expect(hasPlatformWindow([one])).toBe(true);
  });

  it('is addressed by its origin if the browser exposes it, else by each configured origin', () => {
    postToPlatform(signedOut, [one, other]);
    expect(posted.map(([, to]) => to)).toEqual([one, other]);
    posted.length = 0;
    Object.defineProperty(window.location, 'ancestorOrigins', {
      value: [other],
      configurable: true,
    });
    postToPlatform(signedOut, [one, other]);
    expect(posted).toEqual([[signedOut, other]]);
  });
});

describe('a platform that begins to listen', () => {
  const platform = 'https://platform.example';
  const hello = { action: 'portal:hello', value: null };

  const post = (data: unknown, origin = platform, source: Window = window) =>
    receiveMessage(data, origin, source);

  const answer = jest.fn();
  let stop: () => void;
  beforeEach(() => {
    answer.mockClear();
    stop = answerHello([platform], answer);
  });
  afterEach(() => stop());

  it('is answered each time it says hello', () => {
    post(hello);
    post(hello);
    expect(answer).toHaveBeenCalledTimes(2);
    stop();
    post(hello);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['from another origin', hello, 'https://platform.example.evil', window],
    ['from another window', hello, platform, { name: 'frame' } as Window],
    ['for another message', { action: 'hello' }, platform, window],
    ['for an empty message', null, platform, window],
  ])('is not answered %s', (_what, data, origin, source) => {
    post(data, origin, source);
    expect(answer).not.toHaveBeenCalled();
  });
});
