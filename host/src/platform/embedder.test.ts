/** @jest-environment jest-fixed-jsdom */
import { answerHello, hasEmbedder, isFromEmbedder, postToEmbedder } from './embedder';

const own = window.location.origin;
const event = (origin: string, source: MessageEventSource | null) => ({ origin, source });

// In a web view a script posts to the portal's own window.
describe('the embedder of a top-level page', () => {
  it('is accepted only from a configured origin and the page’s own window', () => {
    expect(isFromEmbedder(event(own, window), [own])).toBe(true);
    expect(isFromEmbedder(event(`${own}.evil.example`, window), [own])).toBe(false);
    expect(isFromEmbedder(event(own, { postMessage() {} } as unknown as Window), [own])).toBe(
      false,
    );
    expect(isFromEmbedder(event(own, null), [own])).toBe(false);
  });

  it('does not exist when the page’s origin is not configured', () => {
    expect(hasEmbedder([own])).toBe(true);
    expect(hasEmbedder(['https://www.example'])).toBe(false);
  });

  it('receives messages, and no other origin does', async () => {
    const received: unknown[] = [];
    const listen = ({ data }: MessageEvent) => received.push(data);
    window.addEventListener('message', listen);
    postToEmbedder({ action: 'portal:ready' }, [own]);
    postToEmbedder({ action: 'portal:navigated' }, ['https://www.example']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    window.removeEventListener('message', listen);
    expect(received).toEqual([{ action: 'portal:ready' }]);
  });
});

describe('the embedder of a framed page', () => {
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

  it('is accepted, and the portal’s own window is not', () => {
    expect(isFromEmbedder(event(one, embedder), [one])).toBe(true);
    expect(isFromEmbedder(event(one, window), [one])).toBe(false);
    expect(hasEmbedder([one])).toBe(true);
  });

  it('is addressed by its origin if the browser exposes it, else by each configured origin', () => {
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

describe('an embedder that begins to listen', () => {
  const platform = 'https://platform.example';
  const hello = { action: 'portal:hello', value: null };

  function post(data: unknown, origin = platform, source: Window = window) {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  }

  const answer = jest.fn();
  let stop: () => void;
  beforeEach(() => {
    answer.mockClear();
    stop = answerHello([platform], answer);
  });
  afterEach(() => stop());

  it('is answered each time it says hello', () => {
    post(hello);
    post(hello);
    expect(answer).toHaveBeenCalledTimes(2);
    stop();
    post(hello);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['from another origin', hello, 'https://platform.example.evil', window],
    ['from another window', hello, platform, { name: 'frame' } as Window],
    ['for another message', { action: 'hello' }, platform, window],
    ['for an empty message', null, platform, window],
  ])('is not answered %s', (_what, data, origin, source) => {
    post(data, origin, source);
    expect(answer).not.toHaveBeenCalled();
  });
});
