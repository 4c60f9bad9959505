/** @jest-environment jest-fixed-jsdom */
import { retryMainScript } from './retry-main-script';

it('loads the portal’s script anew from its plain address, with the same integrity', () => {
  document.head.innerHTML = '<script defer src="/assets/main.js"></script>';
  // jsdom knows no integrity.
  Object.assign(document.scripts[0] ?? {}, { integrity: 'sha256-a' });
  retryMainScript();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  const scripts = [...document.scripts].map(({ src, integrity }) => [src, integrity]);
  expect(scripts).toEqual([
    ['http://localhost/assets/main.js', 'sha256-a'],
    ['http://localhost/assets/main.js?plain', 'sha256-a'],
  ]);
});
