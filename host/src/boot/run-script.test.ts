import { retryPageScripts } from './run-script';

it('loads each of the portal’s scripts anew from its plain address, with the same integrity', () => {
  const names = ['libraries', 'main'];
  document.head.innerHTML = names
    .map((name) => `<script defer src="/assets/${name}.js"></script>`)
    .join('');
  // jsdom does not support integrity.
  for (const [index, script] of [...document.scripts].entries())
    Object.assign(script, { integrity: `sha256-${index}` });
  retryPageScripts();
  const [libraries, main] = document.scripts;
  main?.dispatchEvent(new Event('error'));
  libraries?.dispatchEvent(new Event('error'));
  const scripts = [...document.scripts].map(({ src, integrity }) => [src, integrity]);
  expect(scripts.slice(names.length)).toEqual([
    ['http://localhost/assets/main.js?plain', 'sha256-1'],
    ['http://localhost/assets/libraries.js?plain', 'sha256-0'],
  ]);
});
