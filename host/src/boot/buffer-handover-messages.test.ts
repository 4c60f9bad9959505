import type { Handover } from './prefetch-first-screen';
import { bufferHandoverMessages } from './buffer-handover-messages';

const platform = 'https://platform.example';
const details: Handover = {
  code: 'P',
  externalReferenceCode: 'EXT-1',
  tokenDetails: { access_token: 'token-1' },
};

function post(value: unknown, origin = platform, source: Window = window) {
  const data = { action: 'bibo', value };
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

describe('§1 a hand-over before the portal is there', () => {
  const told = jest.fn();
  let heard: ReturnType<typeof bufferHandoverMessages>;
  beforeEach(() => {
    told.mockClear();
    heard = bufferHandoverMessages([platform], told);
  });
  afterEach(() => heard.stop());

  it('is kept for the portal, and told once', () => {
    post(JSON.stringify(details));
    post(JSON.stringify(details));
    expect(heard.messages).toHaveLength(2);
    expect(told.mock.calls).toEqual([[details]]);
  });

  it('is heard however many others claim to hand over', () => {
    for (let count = 0; count < 30; count += 1) {
      post(JSON.stringify(details), 'https://evil.example');
      post(JSON.stringify(details), platform, { name: 'frame' } as Window);
    }
    expect(told).not.toHaveBeenCalled();
    post(JSON.stringify(details));
    expect(heard.messages.at(-1)?.origin).toBe(platform);
    expect(heard.messages.length).toBeLessThan(10);
    expect(told).toHaveBeenCalledTimes(1);
  });

  const withToken = (access_token: unknown) =>
    JSON.stringify({ ...details, tokenDetails: { access_token } });

  it.each([
    ['{'],
    [details],
    [JSON.stringify({ ...details, code: 1 })],
    [JSON.stringify({ ...details, externalReferenceCode: '\ud800' })],
    [withToken('one\ntwo')],
    [withToken('one\0')],
    [withToken('токен')],
    [withToken('a'.repeat(100_000))],
  ])('that is broken begins nothing, and is left to the portal: %j', (value) => {
    post(value);
    expect(told).not.toHaveBeenCalled();
    expect(heard.messages).toHaveLength(1);
  });
});
