/** @jest-environment jest-fixed-jsdom */
import { lastGood, saveLastGood } from './last-good-registry';

const url = 'https://cdn.example/releases.json';

describe('the last good registry', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'caches'));

  it('is kept for the page’s life where the browser blocks its storage', async () => {
    Object.defineProperty(window, 'caches', {
      value: { open: () => Promise.reject(new Error('SecurityError')) },
      configurable: true,
    });
    expect(await lastGood(url)).toBeUndefined();
    await saveLastGood(url, 'one');
    expect(await lastGood(url)).toBe('one');
    expect(await lastGood('https://cdn.example/other.json')).toBeUndefined();
  });

  it('is the newest one where the browser’s storage is full, not the one that was stored before', async () => {
    const match = () => Promise.resolve(new Response('stored before'));
    const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const open = () => Promise.resolve({ match, put });
    Object.defineProperty(window, 'caches', { value: { open }, configurable: true });
    await saveLastGood(url, 'newest');
    expect(await lastGood(url)).toBe('newest');
  });
});
