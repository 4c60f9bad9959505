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

describe('readManifest', () => {
  const address = serveResponses({
    '/stamped': [200, stamped],
    '/plain': [200, JSON.stringify({ metaData })],
    '/html': [200, '<!doctype html>'],
    '/other': [200, '{"id":1}'],
    '/broken': [500, stamped],
  });

  it('returns the entry and the integrity of every script', async () => {
    await expect(readManifest(address('/stamped'), integrityOf(stamped))).resolves.toEqual({
      entry: 'assets/entry.js',
      integrity: { 'assets/entry.js': 'sha384-entry' },
    });
  });

  it('accepts a development build without integrity', async () => {
    await expect(readManifest(address('/plain'), undefined)).resolves.toEqual({
      entry: 'assets/entry.js',
      integrity: undefined,
    });
  });

  it('rejects a manifest that was altered', async () => {
    await expect(readManifest(address('/stamped'), integrityOf(`${stamped} `))).rejects.toThrow(
      'fetch failed',
    );
  });

  it('rejects a release whose manifest lacks its scripts’ integrity', async () => {
    const plain = JSON.stringify({ metaData });
    await expect(readManifest(address('/plain'), integrityOf(plain))).rejects.toThrow(
      'does not carry',
    );
  });

  it.each([
    ['/html', 'is not valid JSON'],
    ['/other', 'metaData'],
    ['/broken', 'responded with 500'],
    ['/missing', 'responded with 404'],
  ])('rejects %s', async (path, why) => {
    await expect(readManifest(address(path), undefined)).rejects.toThrow(why);
  });
});
