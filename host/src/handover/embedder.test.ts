import { hasEmbedder, isFromEmbedder, tellEmbedder } from './embedder';

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
    tellEmbedder({ action: 'portal:ready' }, [own]);
    tellEmbedder({ action: 'portal:navigated' }, ['https://www.example']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    window.removeEventListener('message', listen);
    expect(heard).toEqual([{ action: 'portal:ready' }]);
  });
});
