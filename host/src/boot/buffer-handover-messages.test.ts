/** @jest-environment jest-fixed-jsdom */
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

describe('§1 a hand-over before the portal listens', () => {
  const onHandover = jest.fn();
  let buffer: ReturnType<typeof bufferHandoverMessages>;
  beforeEach(() => {
    onHandover.mockClear();
    buffer = bufferHandoverMessages([platform], onHandover);
  });
  afterEach(() => buffer.stop());

  it('is buffered for the portal and reported once', () => {
    post(JSON.stringify(details));
    post(JSON.stringify(details));
    expect(buffer.messages).toHaveLength(2);
    expect(onHandover.mock.calls).toEqual([[details]]);
  });

  it('is received however many messages other pages send', () => {
    for (let count = 0; count < 30; count += 1) {
      post(JSON.stringify(details), 'https://evil.example');
      post(JSON.stringify(details), platform, { name: 'frame' } as Window);
    }
    expect(onHandover).not.toHaveBeenCalled();
    post(JSON.stringify(details));
    expect(buffer.messages.at(-1)?.origin).toBe(platform);
    expect(buffer.messages.length).toBeLessThan(10);
    expect(onHandover).toHaveBeenCalledTimes(1);
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
  ])('is left to the portal when it is malformed: %j', (value) => {
    post(value);
    expect(onHandover).not.toHaveBeenCalled();
    expect(buffer.messages).toHaveLength(1);
  });
});
