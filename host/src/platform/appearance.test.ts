/** @jest-environment jest-fixed-jsdom */
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { followAppearance } from './appearance';

const origin = window.location.origin;
const shown = () => document.documentElement.dataset.appearance;

/** The device's preference, as jsdom has none. */
const device = { matches: false, listeners: new Set<() => void>() };

const style = document.createElement('style');
style.id = 'portal-appearance';

beforeEach(() => {
  delete document.documentElement.dataset.appearance;
  style.textContent = '';
  document.head.append(style);
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

it('is light by default, or as configured', () => {
  followAppearance([origin]);
  expect(shown()).toBe('light');
  followAppearance([origin], 'dark');
  expect(shown()).toBe('dark');
});

it('prefers the appearance in the frame’s name, which embed.js sets, to the configuration', () => {
  window.name = 'portal:dark';
  followAppearance([origin], 'light');
  expect(shown()).toBe('dark');
});

it.each(['portal:purple', 'dark', 'portal:', 'myportal:dark'])(
  'makes nothing of the frame’s name %j',
  (name) => {
    window.name = name;
    followAppearance([origin], 'light');
    expect(shown()).toBe('light');
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
  post('black');
  post({ toString: () => 'dark' });
  receiveMessage(null);
  expect(shown()).toBe('light');
  post('dark');
  expect(shown()).toBe('dark');
});

describe('the variables of a platform', () => {
  const brand = { colorBackground: '#0c3b2a', borderRadius: '0px' };

  it('give the first paint its surfaces, and dark surfaces make a light theme dark', () => {
    window.name = `portal:${JSON.stringify({ theme: 'light', variables: brand })}`;
    const { variables, isDark } = followAppearance([origin]);
    expect(variables).toEqual(brand);
    expect(isDark).toBe(false);
    expect(shown()).toBe('dark');
    expect(style.textContent).toMatch(
      /^@media screen\{:root:root:root\{--canvas:#0c3b2a;--surface:[^;]*;--ink-soft:#fff\}\}$/,
    );
  });

  it('of the configuration hold until the page says others, and theme and variables are apart', () => {
    const wanted = followAppearance([origin], { theme: 'dark', variables: brand });
    expect([wanted.isDark, wanted.variables]).toEqual([true, brand]);
    post('light');
    expect([wanted.isDark, wanted.variables]).toEqual([false, brand]);
    post({ variables: { colorText: '#123' } });
    expect([wanted.isDark, wanted.variables]).toEqual([true, { colorText: '#123' }]);
    expect(style.textContent).toBe('');
    post({});
    expect([wanted.isDark, wanted.variables]).toEqual([true, brand]);
  });

  it('for the dark replace the others while the portal is dark', () => {
    const darkVariables = { colorBackground: '#101010' };
    const wanted = followAppearance([origin]);
    post({ theme: 'system', variables: brand, darkVariables });
    expect(wanted.variables).toEqual(brand);
    setDevice(true);
    expect(wanted.variables).toEqual({ ...brand, ...darkVariables });
  });

  it('are shown by the portal once it is there, and the theme alone needs no further code', () => {
    const wanted = followAppearance([origin]);
    wanted.restyle = jest.fn();
    post('dark');
    expect([shown(), jest.mocked(wanted.restyle).mock.calls.length]).toEqual(['dark', 0]);
    post({ theme: 'light', variables: brand });
    expect(wanted.restyle).toHaveBeenCalledTimes(1);
    post({ theme: 'light' });
    expect([shown(), style.textContent]).toEqual(['light', '']);
    expect(wanted.restyle).toHaveBeenCalledTimes(1);
  });

  it.each(['portal:{', 'portal:{"variables":5}', 'portal:null', 'portal:[]'])(
    'in an unreadable name (%s) are none',
    (name) => {
      window.name = name;
      expect(followAppearance([origin], 'dark').variables).toEqual({});
      expect(shown()).toBe('dark');
    },
  );

  it('with an unknown theme take the configured one', () => {
    const wanted = followAppearance([origin], 'dark');
    post({ theme: 'night', variables: brand });
    expect([wanted.isDark, wanted.variables]).toEqual([true, brand]);
  });
});
