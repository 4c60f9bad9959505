/** @jest-environment node */
import * as v from 'valibot';
import { loadJson, UnusableFileError } from './load-json';
import { serveResponses } from './testing/serve-responses';

const schema = v.object({
  partnerApiUrl: v.pipe(v.string(), v.url('must be an absolute address')),
});

describe("the portal's own files", () => {
  const address = serveResponses({
    '/good': [200, '{"partnerApiUrl":"https://api.example"}'],
    '/wrong': [200, '{"partnerApiUrl":"api"}'],
    '/lacking': [200, '{}'],
    '/html': [200, '<!doctype html>'],
    '/broken': [503, '{"partnerApiUrl":"https://api.example"}'],
  });

  it('are read and checked', async () => {
    await expect(loadJson(address('/good'), schema)).resolves.toEqual({
      partnerApiUrl: 'https://api.example',
    });
  });

  it.each([
    ['wrong', 'partnerApiUrl: must be an absolute address'],
    ['lacking', 'partnerApiUrl: is missing'],
  ])('name the key that is %s', async (path, key) => {
    const failure = await loadJson(address(`/${path}`), schema).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnusableFileError);
    expect((failure as UnusableFileError).keys).toEqual([key]);
  });

  it.each(['/html', '/broken', '/missing'])('fail with a sentence for %s', async (path) => {
    await expect(loadJson(address(path), schema)).rejects.toThrow(UnusableFileError);
  });

  it('fail with a sentence when nothing answers', async () => {
    await expect(loadJson('http://localhost:9/', schema)).rejects.toThrow('cannot be reached');
  });
});
