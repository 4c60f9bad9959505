import { readLastGood, saveLastGood } from './last-good-registry';

const url = 'https://cdn.example/releases.json';

const provideCache = (open: () => Promise<unknown>) =>
  Object.defineProperty(window, 'caches', { value: { open }, configurable: true });

afterEach(() => void Reflect.deleteProperty(window, 'caches'));

it('the last good registry is kept until the page closes if the browser blocks its storage', async () => {
  provideCache(() => Promise.reject(new Error('SecurityError')));
  expect(await readLastGood(url)).toBeUndefined();
  await saveLastGood(url, 'one');
  expect(await readLastGood(url)).toBe('one');
  expect(await readLastGood('https://cdn.example/other.json')).toBeUndefined();
});

it('the last good registry is the newest registry if the browser’s storage is full', async () => {
  const match = () => Promise.resolve(new Response('stored before'));
  const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  provideCache(() => Promise.resolve({ match, put }));
  await saveLastGood(url, 'newest');
  expect(await readLastGood(url)).toBe('newest');
});
