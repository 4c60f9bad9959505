import { renewToken, setSessionHost } from './session-host';

afterEach(() => setSessionHost(undefined));

describe('readings S6: a fresh token', () => {
  it('is requested once for concurrent calls, and again later', async () => {
    const renew = jest.fn().mockResolvedValueOnce('token 1').mockResolvedValueOnce('token 2');
    setSessionHost({ renewToken: renew, startOver: jest.fn() });
    expect(await Promise.all([renewToken(), renewToken()])).toEqual(['token 1', 'token 1']);
    expect(await renewToken()).toBe('token 2');
  });

  it('is requested again after a refusal', async () => {
    const renew = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce('token');
    setSessionHost({ renewToken: renew, startOver: jest.fn() });
    await expect(renewToken()).rejects.toThrow('no');
    expect(await renewToken()).toBe('token');
  });

  it('is refused when there is no host', async () => {
    await expect(renewToken()).rejects.toThrow('Open the portal again.');
  });
});
