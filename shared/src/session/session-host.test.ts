import { renewToken, setSessionHost } from './session-host';

afterEach(() => setSessionHost(undefined));

it('readings S6: a fresh token is requested once for concurrent calls, and again after a refusal and later', async () => {
  const renew = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce('token 1');
  setSessionHost({ renewToken: renew.mockResolvedValueOnce('token 2'), startOver: jest.fn() });
  await expect(renewToken()).rejects.toThrow('no');
  expect(await Promise.all([renewToken(), renewToken()])).toEqual(['token 1', 'token 1']);
  expect(await renewToken()).toBe('token 2');
});
