/** @jest-environment jest-fixed-jsdom */
import { configure } from '@investor-portal/shared/testing/configure';
import { frameIn } from '@investor-portal/shared/testing/window-messages';
import { restyle } from './restyle';

const platform = 'https://platform.example';
const received: unknown[] = [];
const style = document.createElement('style');
style.id = 'portal-appearance';
const warn = jest.spyOn(console, 'warn').mockImplementation();

function show(variables: Record<string, unknown>, isDark = false) {
  restyle({ isDark, variables, paint: () => undefined });
  return style.textContent ?? '';
}

frameIn({ postMessage: (data: unknown) => received.push(data) });
beforeEach(() => {
  configure({ platformOrigins: [platform] });
  document.head.append(style);
  style.textContent = '';
  received.length = 0;
  warn.mockClear();
});

it('shows font, radius and space on paper too, and colours on screens alone', () => {
  const css = show({ borderRadius: '0px', fontFamily: 'serif', colorPrimary: '#123456' });
  const [, screen, all] = /^(@media screen\{.*\}\})(:root.*)$/.exec(css) ?? [];
  expect(screen).toContain('--accent:#123456;');
  expect(all).toContain('--radius-md:0px;');
  expect(all).toMatch(/--font-body:[^;]*serif;/);
  expect(document.documentElement.dataset.appearance).toBe('light');
  expect(warn).not.toHaveBeenCalled();
});

it('turns to dark controls on dark surfaces, and back', () => {
  expect(show({ colorBackground: '#0c3b2a' })).toContain('--canvas:#0c3b2a;');
  expect(document.documentElement.dataset.appearance).toBe('dark');
  expect(show({ colorBackground: '#ffffff' }, true)).toContain('--canvas:#ffffff;');
  expect(document.documentElement.dataset.appearance).toBe('light');
});

it('corrects a pair without contrast, and says so once, with the variable’s name', () => {
  const css = show({ colorBackground: '#ffffff', colorText: '#eeeeee' });
  const [, ink] = /--ink:(#[0-9a-f]{6});/.exec(css) ?? [];
  expect(ink).not.toBe('#eeeeee');
  const reason = `The appearance’s colorText is "#eeeeee". Shown is ${ink}, because text needs a contrast of 4.5:1 to every surface.`;
  show({ colorBackground: '#ffffff', colorText: '#eeeeee' });
  expect(warn.mock.calls).toEqual([[`InvestorPortal: ${reason}`]]);
  expect(received).toEqual([
    { action: 'portal:error', value: { source: 'appearance', kind: 'contrast', reason } },
  ]);
});

it.each([
  [{ borderRadius: '24rem' }, 'borderRadius is "24rem". It takes a length from "0px" to "20px".'],
  [{ colorText: 5 }, 'colorText is 5. It takes a colour such as "#0b5759".'],
  [
    { colorText: '#000;} body{display:none' },
    'colorText is "#000;} body{display:none". It takes a colour such as "#0b5759".',
  ],
  [
    { colourText: '#123' },
    'variable colourText is unknown. Known are colorPrimary, colorBackground',
  ],
  [{ toString: '#123' }, 'variable toString is unknown. Known are'],
])('names %j in the console, and leaves it out', (variables, said) => {
  expect(show({ ...variables, spacingUnit: '3px' })).toMatch(
    /^:root:root:root\{--space-1:[^#{}]*\}$/,
  );
  expect(warn.mock.calls.join()).toContain(said);
});

it('derives from the configured brand where the platform’s page has none', () => {
  configure({ platformOrigins: [platform], brand: { accent: '#ffd400' } });
  expect(show({ colorBackground: '#0c3b2a' })).toContain('--accent:#ffd400;');
  expect(warn).not.toHaveBeenCalled();
});

it('leaves the configured brand as it is where the platform’s page gives no colour', () => {
  configure({ platformOrigins: [platform], brand: { accent: '#0c5c40' } });
  expect(show({ borderRadius: '0px' }, true)).not.toContain('--accent');
});
