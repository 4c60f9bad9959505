import { brandStyle } from './brand-style';

it('has colours for screens only, and distances for a wide screen apart', () => {
  const scales = { always: { 'radius-md': '0px' }, onWideScreens: { 'space-1': '1rem' } };
  expect(brandStyle({ ink: '#000', line: '#111' }, scales)).toBe(
    '@media screen{:root:root:root{--ink:#000;--line:#111;}}' +
      ':root:root:root{--radius-md:0px;}' +
      '@media (min-width: 40em){:root:root:root{--space-1:1rem;}}',
  );
});

it('is empty where the platform has set nothing', () => {
  expect(brandStyle({}, { always: {}, onWideScreens: {} })).toBe('');
});
