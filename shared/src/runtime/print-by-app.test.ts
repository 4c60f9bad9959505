/** @jest-environment jest-fixed-jsdom */
import { printableDocument } from './print-by-app';

beforeEach(() => {
  document.head.innerHTML = `
    <title>Statement of 2026</title>
    <script type="application/json" id="portal-config">{"partnerApiUrl":"https://api.example"}</script>
    <link rel="modulepreload" href="/main.js">
    <style></style>`;
  document.body.innerHTML =
    '<main><h1>Statement</h1><script>start()</script><img src="/logo.png"></main>';
  // As styled-components writes its rules: the element's text stays empty.
  const { sheet } = document.querySelector('style') as HTMLStyleElement;
  const rules = [
    'h1 { color: black; }',
    '@media print { button { display: none; } }',
    '@media screen and (max-width: 40rem) { main { position: fixed; } }',
    '@media (min-width: 40rem) { main { display: grid; } }',
  ];
  for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length);
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('an app prints the page without its scripts and its configuration, with the styles for paper', () => {
  const { title, html } = printableDocument();
  expect(title).toBe('Statement of 2026');
  const printed = new DOMParser().parseFromString(html, 'text/html');
  expect(printed.querySelector('h1')?.textContent).toBe('Statement');
  expect(printed.querySelectorAll('script, link')).toHaveLength(0);
  expect(html).not.toContain('api.example');
  expect(printed.querySelector('base')?.getAttribute('href')).toBe(location.href);
  // The page itself keeps them.
  expect(document.querySelectorAll('script')).toHaveLength(2);
  const styles = printed.querySelector('style')?.textContent ?? '';
  expect(styles).toContain('h1 {color: black;}');
  expect(styles).toMatch(/@media all \{\s*button \{display: none;\}/);
  expect(styles).toContain('(min-width: 40rem)');
  expect(styles).not.toContain('position: fixed');
});
