/** @jest-environment jest-fixed-jsdom */
import { paths } from '@investor-portal/shared/routes/paths';
import { appThat } from '@investor-portal/shared/session/session-host';
import { configure } from '@investor-portal/shared/testing/configure';
import { frameIn, messagesArrived } from '@investor-portal/shared/testing/window-messages';
import { handoverMessage } from '@investor-portal/shared/testing/external-details';
import { followNavigation } from '../gates/platform-screens';
import { listenForHandover } from '../handover/receive-handover';
import { currentPosition, navigator } from '../navigation/PortalRouter';

let mockIsLost = true;
// A module whose factory throws is loaded again by the next import, as a browser loads a lost chunk again.
jest.mock('../navigation/screen-names', () => mockLoad('../navigation/screen-names'));
jest.mock('./app', () => mockLoad('./app'));

function mockLoad(name: string): unknown {
  if (mockIsLost) throw new TypeError('Failed to fetch');
  return jest.requireActual(name);
}

const platform = 'https://platform.example';
const received: unknown[] = [];
const parent = { postMessage: (data: unknown) => received.push(data) };
frameIn(parent);

let stop: (() => void)[] = [];
let warn: jest.SpyInstance;
beforeEach(() => {
  mockIsLost = true;
  configure({ platformOrigins: [platform] });
  warn = jest.spyOn(console, 'warn').mockImplementation();
  navigator.replace(paths.profile);
  stop = [followNavigation(), listenForHandover()];
  received.length = 0;
});
afterEach(() => {
  for (const each of stop) each();
  warn.mockRestore();
});

async function post(data: unknown): Promise<void> {
  const source = parent as unknown as Window;
  window.dispatchEvent(new MessageEvent('message', { data, origin: platform, source }));
  await messagesArrived();
}

async function goOnline(): Promise<void> {
  mockIsLost = false;
  window.dispatchEvent(new Event('online'));
  await messagesArrived();
  await messagesArrived();
}

const navigate = (screen: string) => post({ action: 'portal:navigate', value: { screen } });
const at = () => currentPosition().location.pathname;
const errors = () =>
  received.filter((each) => (each as { action: string }).action === 'portal:error');

const lostNames = 'The names of the screens did not load.';
const lostApp = 'The code for appActions did not load.';

describe('code that did not load for a message of the platform', () => {
  it('is reported once, and knows what the app does when the device is online', async () => {
    await post({ ...handoverMessage('EXT-1', 'token'), appActions: ['file'] });
    expect(appThat('file')).toBeUndefined();
    expect(errors()).toEqual([
      { action: 'portal:error', value: { source: 'app', kind: 'load', reason: lostApp } },
    ]);
    await goOnline();
    expect(appThat('file')).toBeDefined();
  });

  it('is reported once, and opens the latest screen when the device is online', async () => {
    await navigate('documents');
    await navigate('commitments');
    expect(errors()).toEqual([
      { action: 'portal:error', value: { source: 'navigate', kind: 'load', reason: lostNames } },
    ]);
    expect(warn.mock.calls).toEqual([[`InvestorPortal: ${lostNames}`]]);
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
