/** @jest-environment jest-fixed-jsdom */
import { share } from './CampaignTools';

const url = 'https://platform.example/c/1';
const given: unknown[] = [];
const give = (data: unknown) => Promise.resolve(void given.push(data));
const fail = (name: string) => () => Promise.reject(new DOMException('no', name));
const clipboard = { writeText: give };

it.each([
  ['the sheet is used', { share: give, clipboard }, 'shared', [{ title: 'Kape', url }]],
  ['the investor closes the sheet', { share: fail('AbortError'), clipboard }, 'cancelled', []],
  ['there is no sheet', { clipboard }, 'copied', [url]],
  ['this frame has no sheet', { share: fail('NotAllowedError'), clipboard }, 'copied', [url]],
  ['there is no clipboard', {}, 'blocked', []],
  ['it is blocked', { clipboard: { writeText: fail('NotAllowedError') } }, 'blocked', []],
])('sharing where %s', async (_why, browser: { share?: unknown; clipboard?: unknown }, ...rest) => {
  given.length = 0;
  const { share: sheet, clipboard: area } = browser;
  Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: area });
  const [outcome, shared] = rest;
  expect(await share('Kape', url)).toBe(outcome);
  expect(given).toEqual(shared);
});
