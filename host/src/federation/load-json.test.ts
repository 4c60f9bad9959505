/** @jest-environment node */
import * as v from 'valibot';
import { loadJson, UnusableFile } from './load-json';
import { serveAnswers } from './testing/serve-answers';

const schema = v.object({
  partnerApiUrl: v.pipe(v.string(), v.url('must be an absolute address')),
});

describe("the portal's own files", () => {
  const address = serveAnswers({
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
    expect(failure).toBeInstanceOf(UnusableFile);
    expect((failure as UnusableFile).keys).toEqual([key]);
  });

  it.each(['/html', '/broken', '/missing'])('fail with a sentence for %s', async (path) => {
    await expect(loadJson(address(path), schema)).rejects.toThrow(UnusableFile);
  });

  it('fail with a sentence when nothing answers', async () => {
    await expect(loadJson('http://localhost:9/', schema)).rejects.toThrow('cannot be reached');
  });
});
