/** @jest-environment node */
import * as v from 'valibot';
import { loadJson, UnusableFileError, timeoutSignal } from './load-json';
import { serveResponses } from './testing/serve-responses';

const schema = v.object({
  partnerApiUrl: v.pipe(v.string(), v.url('must be an absolute address')),
});

describe('loadJson', () => {
  const address = serveResponses({
    '/good': [200, '{"partnerApiUrl":"https://api.example"}'],
    '/invalid': [200, '{"partnerApiUrl":"api"}'],
    '/missing': [200, '{}'],
    '/html': [200, '<!doctype html>'],
    '/broken': [503, '{"partnerApiUrl":"https://api.example"}'],
  });

  it('loads and validates a file', async () => {
    await expect(loadJson(address('/good'), schema)).resolves.toEqual({
      partnerApiUrl: 'https://api.example',
    });
  });

  it.each([
    ['invalid', 'partnerApiUrl: must be an absolute address'],
    ['missing', 'partnerApiUrl: is missing'],
  ])('names the key that is %s', async (path, key) => {
    const failure = await loadJson(address(`/${path}`), schema).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnusableFileError);
    expect((failure as UnusableFileError).issues).toEqual([key]);
  });

  it.each(['/html', '/broken', '/nowhere'])('rejects %s with a readable error', async (path) => {
    await expect(loadJson(address(path), schema)).rejects.toThrow(UnusableFileError);
  });

  it('rejects with a readable error when no server responds', async () => {
    await expect(loadJson('http://localhost:9/', schema)).rejects.toThrow('cannot be reached');
  });
});

it('aborts after the timeout and not before', () => {
  jest.useFakeTimers();
  const signal = timeoutSignal(8_000);
  jest.advanceTimersByTime(7_999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  jest.useRealTimers();
});
