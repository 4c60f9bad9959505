import { isWebView } from './is-web-view';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple}`;
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['WKWebView on an iPhone', `${iPhone} Mobile/15E148`, true],
  ['WKWebView on an iPad', mac, true],
  [
    'Android’s WebView',
    `Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A; wv) ${chromium} Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36`,
    true,
  ],
  ['Safari on an iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, false],
  ['Safari on a Mac', `${mac} Version/18.5 Safari/605.1.15`, false],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:139.0) Gecko/20100101 Firefox/139.0',
    false,
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Chrome/137.0.0.0 Mobile Safari/537.36`,
    false,
  ],
])('tells whether %s is a web view', (_name, agent, expected) => {
  expect(isWebView(agent)).toBe(expected);
});
