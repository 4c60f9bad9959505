import {
  frameIn,
  messagesArrived,
  recordMessages,
} from '@investor-portal/shared/testing/window-messages';
import { hasPlatformWindow, postToPlatform } from '@investor-portal/shared/runtime/platform-window';
import { isFromPlatform } from './platform-messages';

const own = window.location.origin;
const event = (origin: string, source: MessageEventSource | null) => ({ origin, source });

// In a web view a script posts to the portal's own window.
const signedOut = { action: 'portal:signed-out', value: null } as const;

describe('the platform of a top-level page', () => {
  it.each([
    [true, own, window],
    [false, `${own}.evil.example`, window],
    [false, own, { postMessage() {} } as unknown as Window],
    [false, own, null],
  ])(
    'is accepted only from a configured origin and the page’s own window: %p',
    (is, from, source) => {
      expect(isFromPlatform(event(from, source), [own])).toBe(is);
    },
  );

  it('receives messages where its origin is configured, and no other origin does', async () => {
    expect(hasPlatformWindow([own])).toBe(true);
    expect(hasPlatformWindow(['https://www.example'])).toBe(false);
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

  it('is accepted, and the portal’s own window is not, and is addressed by its origin if the browser exposes it, else by each configured origin', () => {
    expect(isFromPlatform(event(one, platform), [one])).toBe(true);
    expect(isFromPlatform(event(one, window), [one])).toBe(false);
    expect(hasPlatformWindow([one])).toBe(true);
    postToPlatform(signedOut, [one, other]);
    expect(posted.map(([, to]) => to)).toEqual([one, other]);
    posted.length = 0;
    const value = [other];
    Object.defineProperty(window.location, 'ancestorOrigins', { configurable: true, value });
    postToPlatform(signedOut, [one, other]);
    expect(posted).toEqual([[signedOut, other]]);
  });
});
