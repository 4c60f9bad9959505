/** @jest-environment jest-fixed-jsdom */
import * as v from 'valibot';
import { read, write } from '@investor-portal/shared/partner-api/client/client';
import { setSessionHost } from '@investor-portal/shared/session/session-host';
import { openSession } from '../../testing/page-session';
import { recordingApi } from '../../testing/recording-api';

const answer = v.object({ data: v.string() });
const call = { name: 'any', template: 'PUT api/v1/any', answer, changesWithMoney: false } as const;

const received = recordingApi({ data: 'answered' });
const sentTokens = () => received.map(({ authorization }) => authorization);

/** A JWT that expires this many seconds from now. */
function jwt(seconds: number): string {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return `h.${btoa(JSON.stringify({ exp }))}.s`;
}

const signIn = (token: string) => openSession('EXT-1', token);
const renewToken = jest.fn();
const requestToken = jest.fn<Promise<void>, []>();

beforeEach(() => {
  jest.resetAllMocks();
  setSessionHost({ renewToken, requestToken, startOver: jest.fn() });
});
afterEach(() => setSessionHost(undefined));

it.each([
  [5, 1],
  [30, 0],
])('replaces a token with %i seconds left %i times', async (seconds, times) => {
  const token = jwt(seconds);
  signIn(token);
  // The next token of this platform has as little time left, and is used until it expires.
  const next = `${token}2`;
  requestToken.mockImplementation(async () => signIn(next));
  await write(call, {});
  await write(call, {});
  expect(requestToken).toHaveBeenCalledTimes(times);
  const sent = `Bearer ${times > 0 ? next : token}`;
  expect(sentTokens()).toEqual([sent, sent]);
});

it('replaces a token that the platform still hands over again when it has expired, once', async () => {
  const token = jwt(3);
  signIn(token);
  await write(call, {});
  expect(requestToken).toHaveBeenCalledTimes(1);
  await write(call, {});
  expect(requestToken).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 3_100));
  await write(call, {});
  await write(call, {});
  expect(requestToken).toHaveBeenCalledTimes(2);
  // The API decides about the expired token, because the platform has no other.
  expect(sentTokens()).toEqual(Array<string>(4).fill(`Bearer ${token}`));
});

it('replaces a token that expired while an app slept before the next calls, so that a write is sent once', async () => {
  const fresh = jwt(600);
  signIn(jwt(-60));
  requestToken.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    signIn(fresh);
  });
  await Promise.all([write(call, {}), read({ ...call, template: 'GET api/v1/any' }, {})]);
  expect(sentTokens()).toEqual([`Bearer ${fresh}`, `Bearer ${fresh}`]);
  expect(requestToken).toHaveBeenCalledTimes(1);
  expect(renewToken).not.toHaveBeenCalled();
});
