/** @jest-environment jest-fixed-jsdom */
import { externalDetails } from '@investor-portal/shared/testing/external-details';
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import fc from 'fast-check';
import { readHandoverMessage } from '../handover/handover-message';
import type { PlatformData } from '../platform/platform-messages';
import { bufferHandoverMessages } from './buffer-handover-messages';

const platform = 'https://platform.example';
const details = externalDetails();

function post(
  value: unknown,
  origin = platform,
  source: Window = window,
  action: PlatformData['action'] = 'bibo',
) {
  receiveMessage({ action, value }, origin, source);
}

describe('§1 a hand-over before the portal listens', () => {
  let onHandover: jest.Mock;
  let onNoSession: jest.Mock;
  let buffer: ReturnType<typeof bufferHandoverMessages>;
  beforeEach(() => {
    onHandover = jest.fn();
    onNoSession = jest.fn();
    buffer = bufferHandoverMessages([platform], onHandover, onNoSession);
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

  it('replaces the oldest message when the platform has sent many, because the latest counts', () => {
    for (let count = 0; count < 30; count += 1) post(JSON.stringify(details));
    post(null, platform, window, 'portal:sign-out');
    expect(buffer.messages.at(-1)?.data).toEqual({ action: 'portal:sign-out', value: null });
    expect(buffer.messages).toHaveLength(20);
  });

  it('is reported after the portal has begun to listen, but not buffered for it', () => {
    buffer.stop();
    post(JSON.stringify(details));
    post(JSON.stringify(details));
    expect(onHandover.mock.calls).toEqual([[details]]);
    expect(buffer.messages).toEqual([]);
  });

  it('is none of the first screen half a minute later', () => {
    buffer.stop();
    const now = jest.spyOn(performance, 'now').mockReturnValue(30_001);
    post(JSON.stringify(details));
    now.mockRestore();
    post(JSON.stringify(details));
    expect(onHandover).not.toHaveBeenCalled();
  });

  const withToken = (access_token: unknown) =>
    JSON.stringify({ ...details, tokenDetails: { access_token } });

  it('is the same for the first script and for the portal', () => {
    const wire = fc.oneof(
      fc.constantFrom('EXT-1', '', '.', '\ud800', 7, 0, -1.5, 2 ** 53, 1e21, true, null, undefined),
      fc.jsonValue(),
    );
    const token = fc.oneof(wire, fc.constantFrom('token-1', 'two lines\n', 'токен'));
    const message = fc
      .record({
        code: wire,
        externalReferenceCode: wire,
        tokenDetails: fc.oneof(fc.record({ access_token: token }), wire),
      })
      .map((value) => JSON.stringify(value));
    const value = fc.oneof({ weight: 9, arbitrary: message }, fc.tuple(message), wire);
    fc.assert(
      fc.property(value, (sent) => {
        const prefetched = jest.fn();
        const { messages, stop } = bufferHandoverMessages([platform], prefetched, onNoSession);
        post(sent);
        stop();
        expect(messages).toHaveLength(1);
        const read = readHandoverMessage({ action: 'bibo', value: sent });
        expect(prefetched.mock.calls).toEqual(read.kind === 'handover' ? [[read.details]] : []);
      }),
      {
        examples: [
          [JSON.stringify({ ...details, code: 7, externalReferenceCode: 42 })],
          [JSON.stringify({ ...details, externalReferenceCode: 2 ** 53 })],
          ['{'],
          [withToken('one\0')],
          [withToken('a'.repeat(100_000))],
        ],
        numRuns: 300,
      },
    );
  });

  describe('where the platform says that it has no session', () => {
    const noSession = (origin = platform) => post(null, origin, window, 'portal:sign-out');

    it('is reported as a visit without one, once', () => {
      noSession('https://evil.example');
      expect(onNoSession).not.toHaveBeenCalled();
      noSession();
      noSession();
      expect(onNoSession).toHaveBeenCalledTimes(1);
    });

    it('is still reported when it comes after all', () => {
      noSession();
      post(JSON.stringify(details));
      noSession();
      expect([onNoSession.mock.calls.length, onHandover.mock.calls.length]).toEqual([1, 1]);
    });

    it('is left to the portal once that listens', () => {
      buffer.stop();
      noSession();
      expect(onNoSession).not.toHaveBeenCalled();
    });
  });
});
