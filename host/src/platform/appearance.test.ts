import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { followAppearance } from './appearance';

const origin = window.location.origin;
const shown = () => document.documentElement.dataset.appearance;

/** The device's preference, as jsdom has none. */
const device = { matches: false, listeners: new Set<() => void>() };

beforeEach(() => {
  delete document.documentElement.dataset.appearance;
  window.name = '';
  device.matches = false;
  device.listeners.clear();
  window.matchMedia = () =>
    ({
      get matches() {
        return device.matches;
      },
      addEventListener: (_type: string, listener: () => void) => device.listeners.add(listener),
    }) as unknown as MediaQueryList;
});

function setDevice(dark: boolean) {
  device.matches = dark;
  for (const listener of device.listeners) listener();
}

const post = (value: unknown, from = origin, source: Window | null = window) =>
  receiveMessage({ action: 'portal:appearance', value }, from, source);

it.each([
  ['', undefined, 'light'],
  ['', 'dark', 'dark'],
  // embed.js sets such a name.
  ['portal:dark', 'light', 'dark'],
  ['portal:purple', 'dark', 'dark'],
  ['dark', 'light', 'light'],
  ['portal:', 'light', 'light'],
  ['myportal:dark', 'light', 'light'],
] as const)(
  'with the frame’s name %j and %s configured, it is %s',
  (name, configured, expected) => {
    window.name = name;
    followAppearance([origin], configured);
    expect(shown()).toBe(expected);
  },
);

it('follows the device where ‘system’ is chosen, while the page is open', () => {
  followAppearance([origin], 'system');
  expect(shown()).toBe('light');
  setDevice(true);
  expect(shown()).toBe('dark');
  post('light');
  expect(shown()).toBe('light');
  setDevice(false);
  post('system');
  setDevice(true);
  expect(shown()).toBe('dark');
});

it('changes with a message of the platform, and with no other', () => {
  followAppearance([origin]);
  post('dark', `${origin}.evil.example`);
  post('dark', origin, null);
  receiveMessage({ action: 'appearance', value: 'dark' });
  post('black');
  post({ toString: () => 'dark' });
  receiveMessage(null);
  expect(shown()).toBe('light');
  post('dark');
  expect(shown()).toBe('dark');
});
