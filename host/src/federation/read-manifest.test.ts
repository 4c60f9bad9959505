/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readManifest } from './read-manifest';
import { serveResponses } from './testing/serve-responses';

const metaData = { remoteEntry: { name: 'entry.js', path: 'assets' } };
const stamped = JSON.stringify({
  metaData,
  release: { integrity: { 'assets/entry.js': 'sha384-entry' } },
});
const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the manifest of a release', () => {
  const address = serveResponses({
    '/stamped': [200, stamped],
    '/plain': [200, JSON.stringify({ metaData })],
    '/html': [200, '<!doctype html>'],
    '/other': [200, '{"id":1}'],
    '/broken': [500, stamped],
  });

  it('names the entry and the integrity of every script', async () => {
    await expect(readManifest(address('/stamped'), integrityOf(stamped))).resolves.toEqual({
      entry: 'assets/entry.js',
      integrity: { 'assets/entry.js': 'sha384-entry' },
    });
  });

  it('of a development build has no integrity', async () => {
    await expect(readManifest(address('/plain'), undefined)).resolves.toEqual({
      entry: 'assets/entry.js',
      integrity: undefined,
    });
  });

  it('that was changed is refused', async () => {
    await expect(readManifest(address('/stamped'), integrityOf(`${stamped} `))).rejects.toThrow(
      'fetch failed',
    );
  });

  it('of a release must carry its scripts', async () => {
    const plain = JSON.stringify({ metaData });
    await expect(readManifest(address('/plain'), integrityOf(plain))).rejects.toThrow(
      'does not carry',
    );
  });

  it.each([
    ['/html', 'is not valid JSON'],
    ['/other', 'metaData'],
    ['/broken', 'answered 500'],
    ['/missing', 'answered 404'],
  ])('is refused at %s', async (path, why) => {
    await expect(readManifest(address(path), undefined)).rejects.toThrow(why);
  });
});
