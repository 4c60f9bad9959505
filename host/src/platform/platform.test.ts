import { paths } from '@investor-portal/shared/routes/paths';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  frameIn,
  messagesArrived,
  receiveMessage,
} from '@investor-portal/shared/testing/window-messages';
import { followNavigation } from '../gates/platform-screens';
import { currentPosition, navigator } from '../navigation/PortalRouter';
import { forgetPostedEvents, notifyPlatform, repeatWhenGreeted, reportActivity } from './platform';

let mockIsLost = true;
// A module whose factory throws is loaded again by the next import, as a browser loads a lost chunk again.
jest.mock('../navigation/screen-names', (): unknown => {
  if (mockIsLost) throw new TypeError('Failed to fetch');
  return jest.requireActual('../navigation/screen-names');
});

const platform = 'https://platform.example';
const received: unknown[] = [];
const parent = { postMessage: (...message: unknown[]) => received.push(message) };

frameIn(parent);
beforeEach(() => {
  configure({ platformOrigins: [platform] });
  received.length = 0;
});

describe('a page of the platform that begins to listen late', () => {
  let stop: () => void;
  beforeEach(() => void (stop = repeatWhenGreeted()));
  afterEach(() => {
    stop();
    forgetPostedEvents();
  });

  function greet(origin = platform): unknown[] {
    received.length = 0;
    const data = { action: 'portal:hello', value: null };
    receiveMessage(data, origin, parent);
    return received;
  }
  const ready = { action: 'portal:ready', value: expect.anything() as unknown, repeated: true };

  it('receives the ready event, and the latest of each event it has missed', () => {
    const error = { source: 'portfolio', kind: 'manifest' };
    notifyPlatform({ action: 'portal:navigated', value: { path: '/', search: '' } });
    notifyPlatform({ action: 'portal:resize', value: { height: 400 } });
    notifyPlatform({ action: 'portal:error', value: error });
    notifyPlatform({ action: 'portal:error', value: { ...error, source: 'onboarding' } });
    notifyPlatform({ action: 'portal:navigated', value: { path: '/main', search: '' } });
    expect(greet()).toEqual([
      [ready, platform],
      [{ action: 'portal:resize', value: { height: 400 } }, platform],
      [{ action: 'portal:error', value: error }, platform],
      [{ action: 'portal:error', value: { ...error, source: 'onboarding' } }, platform],
      [{ action: 'portal:navigated', value: { path: '/main', search: '' } }, platform],
    ]);
  });

  it('receives nothing again that was posted before its hand-over, nothing at another origin, and a limited number of failures', () => {
    notifyPlatform({ action: 'portal:navigated', value: { path: '/', search: '' } });
    expect(greet('https://platform.example.evil')).toEqual([]);
    forgetPostedEvents();
    expect(greet()).toEqual([[ready, platform]]);
    for (let count = 0; count < 50; count += 1)
      notifyPlatform({ action: 'portal:error', value: { source: `${count}`, kind: 'x' } });
    expect(greet()).toHaveLength(21);
  });
});

it('the activity of the investor reaches the page around the frame once a minute', () => {
  const act = (type: string, timeStamp: number) =>
    document.body.dispatchEvent(
      Object.defineProperty(new Event(type), 'timeStamp', { value: timeStamp }),
    );
  reportActivity();
  const message = [{ action: 'portal:activity', value: null }, platform];
  act('keydown', 5_000);
  act('pointerdown', 64_999);
  act('scroll', 65_000);
  expect(received).toEqual([message]);
  act('wheel', 65_000);
  expect(received).toEqual([message, message]);
});

describe('code that did not load for a message of the platform', () => {
  let stop: () => void;
  let warn: jest.SpyInstance;
  beforeEach(() => {
    mockIsLost = true;
    warn = jest.spyOn(console, 'warn').mockImplementation();
    navigator.replace(paths.profile);
    stop = followNavigation();
  });
  afterEach(() => stop());

  async function post(data: unknown): Promise<void> {
    receiveMessage(data, platform, parent);
    await messagesArrived();
  }

  async function goOnline(): Promise<void> {
    mockIsLost = false;
    window.dispatchEvent(new Event('online'));
    for (const _ of [1, 2]) await messagesArrived();
  }

  const navigate = (screen: string) => post({ action: 'portal:navigate', value: { screen } });
  const at = () => currentPosition().location.pathname;

  it('is reported once, and opens the latest screen when the device is online', async () => {
    await navigate('documents');
    await navigate('commitments');
    const reason = 'The names of the screens did not load.';
    const value = { source: 'navigate', kind: 'load', reason };
    expect(received).toEqual([[{ action: 'portal:error', value }, platform]]);
    expect(warn.mock.calls).toEqual([[`InvestorPortal: ${reason}`]]);
    const before = window.history.length;
    await goOnline();
    expect([at(), window.history.length]).toEqual([paths.commitments, before + 1]);
  });

  it('opens no screen if the investor has gone elsewhere', async () => {
    // The names have to be lost again.
    jest.resetModules();
    await navigate('documents');
    navigator.push(paths.portfolio);
    await goOnline();
    expect(at()).toBe(paths.portfolio);
  });
});
