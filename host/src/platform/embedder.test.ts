import { hasEmbedder, isFromEmbedder, postToEmbedder } from './embedder';

const own = window.location.origin;
const event = (origin: string, source: MessageEventSource | null) => ({ origin, source });

// A page that nobody embeds: a web view's script posts to the portal's own window.
describe('who embeds the portal', () => {
  it('is heard from a configured origin and its own window only', () => {
    expect(isFromEmbedder(event(own, window), [own])).toBe(true);
    expect(isFromEmbedder(event(`${own}.evil.example`, window), [own])).toBe(false);
    expect(isFromEmbedder(event(own, { postMessage() {} } as unknown as Window), [own])).toBe(
      false,
    );
    expect(isFromEmbedder(event(own, null), [own])).toBe(false);
  });

  it('is nobody where the page is no configured one', () => {
    expect(hasEmbedder([own])).toBe(true);
    expect(hasEmbedder(['https://www.example'])).toBe(false);
  });

  it('is told, and nobody else', async () => {
    const heard: unknown[] = [];
    const listen = ({ data }: MessageEvent) => heard.push(data);
    window.addEventListener('message', listen);
    postToEmbedder({ action: 'portal:ready' }, [own]);
    postToEmbedder({ action: 'portal:navigated' }, ['https://www.example']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    window.removeEventListener('message', listen);
    expect(heard).toEqual([{ action: 'portal:ready' }]);
  });
});

describe('who frames the portal', () => {
  const posted: [unknown, string][] = [];
  const frame = { postMessage: (data: unknown, to: string) => posted.push([data, to]) };
  const embedder = frame as unknown as Window;
  const [one, other] = ['https://www.example', 'https://beta.example'];
  beforeEach(() => {
    posted.length = 0;
    Object.defineProperty(window, 'parent', { value: embedder, configurable: true });
  });
  afterEach(() => {
    Object.defineProperty(window, 'parent', { value: window, configurable: true });
    Reflect.deleteProperty(window.location, 'ancestorOrigins');
  });

  it('is heard, and the portal’s own window is not', () => {
    expect(isFromEmbedder(event(one, embedder), [one])).toBe(true);
    expect(isFromEmbedder(event(one, window), [one])).toBe(false);
    expect(hasEmbedder([one])).toBe(true);
  });

  it('is told by name where the browser knows it, else under each configured name', () => {
    postToEmbedder({ action: 'a' }, [one, other]);
    expect(posted.map(([, to]) => to)).toEqual([one, other]);
    posted.length = 0;
    Object.defineProperty(window.location, 'ancestorOrigins', {
      value: [other],
      configurable: true,
    });
    postToEmbedder({ action: 'b' }, [one, other]);
    expect(posted).toEqual([[{ action: 'b' }, other]]);
  });
});
