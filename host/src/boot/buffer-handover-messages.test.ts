import type { ExternalDetails } from '@investor-portal/shared/session/session';
import { externalDetails } from '@investor-portal/shared/testing/external-details';
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import fc from 'fast-check';
import { readHandoverMessage } from '../handover/handover-message';
import { bufferHandoverMessages } from './buffer-handover-messages';

const platform = 'https://platform.example';
const details = externalDetails();
const sessionOf = ({ code, externalReferenceCode, tokenDetails }: ExternalDetails) => ({
  code,
  externalReferenceCode,
  token: tokenDetails.access_token,
});

const post = (value: unknown, origin = platform, source: object = window) =>
  receiveMessage({ action: 'bibo', value }, origin, source);
const handOver = (origin?: string, source?: object) =>
  post(JSON.stringify(details), origin, source);
const saySignedOut = (origin = platform) =>
  receiveMessage({ action: 'portal:sign-out', value: null }, origin);

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

  it('is buffered for the portal and reported once, and replaces the oldest of many messages, because the latest counts', () => {
    handOver();
    handOver();
    expect(buffer.messages).toHaveLength(2);
    expect(onHandover.mock.calls).toEqual([[sessionOf(details)]]);
    for (let count = 0; count < 30; count += 1) handOver();
    saySignedOut();
    expect(buffer.messages.at(-1)?.data).toEqual({ action: 'portal:sign-out', value: null });
    expect(buffer.messages).toHaveLength(20);
  });

  it('is received however many messages other pages send', () => {
    for (let count = 0; count < 30; count += 1) {
      handOver('https://evil.example');
      handOver(platform, { name: 'frame' });
    }
    expect(onHandover).not.toHaveBeenCalled();
    handOver();
    expect(buffer.messages.at(-1)?.origin).toBe(platform);
    expect(buffer.messages.length).toBeLessThan(10);
    expect(onHandover).toHaveBeenCalledTimes(1);
  });

  it('is reported after the portal has begun to listen, but not buffered for it, and that there is none is left to the portal', () => {
    buffer.stop();
    saySignedOut();
    expect(onNoSession).not.toHaveBeenCalled();
    handOver();
    handOver();
    expect(onHandover.mock.calls).toEqual([[sessionOf(details)]]);
    expect(buffer.messages).toEqual([]);
  });

  it('is none of the first screen half a minute later', () => {
    buffer.stop();
    const now = jest.spyOn(performance, 'now').mockReturnValue(30_001);
    handOver();
    now.mockRestore();
    handOver();
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
        const expected = read.kind === 'handover' ? [[sessionOf(read.details)]] : [];
        expect(prefetched.mock.calls).toEqual(expected);
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

  it('is still reported when it comes after the platform has said that it has no session, which is reported once', () => {
    saySignedOut('https://evil.example');
    expect(onNoSession).not.toHaveBeenCalled();
    saySignedOut();
    saySignedOut();
    handOver();
    saySignedOut();
    expect([onNoSession.mock.calls.length, onHandover.mock.calls.length]).toEqual([1, 1]);
  });
});
