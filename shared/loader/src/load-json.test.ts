/** @jest-environment node */
import * as v from 'valibot';
import { loadJson, loadText } from './load-json';
import { serveResponses, serveWith } from './testing/serve-responses';

const schema = v.object({
  partnerApiUrl: v.pipe(v.string(), v.url('must be an absolute address')),
});
const good = '{"partnerApiUrl":"https://api.example"}';
const address = serveResponses({
  '/good': [200, good],
  '/invalid': [200, '{"partnerApiUrl":"api"}'],
  '/missing': [200, '{}'],
  '/html': [200, '<!doctype html>'],
  '/broken': [503, good],
});

it('loads and validates a file', async () => {
  expect(await loadJson(address('/good'), schema)).toEqual(JSON.parse(good));
});

it.each([
  [() => address('/invalid'), 'is not valid.', ['partnerApiUrl: must be an absolute address']],
  [() => address('/missing'), 'is not valid.', ['partnerApiUrl: is missing']],
  [() => address('/html'), 'is not JSON.', []],
  [() => address('/broken'), 'responded with 503.', []],
  [() => 'http://localhost:9/', 'cannot be reached.', []],
])('names the file, the reason and each wrong key', async (url, reason, issues) => {
  const failure = { name: 'UnusableFileError', message: `${url()} ${reason}`, issues };
  await expect(loadJson(url(), schema)).rejects.toMatchObject(failure);
});

const silent = serveWith(() => undefined);

it('gives a server that stays silent up after the timeout', async () => {
  await expect(loadText(silent(), 50)).rejects.toThrow('cannot be reached.');
});
