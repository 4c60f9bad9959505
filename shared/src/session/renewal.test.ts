import { renewToken, setRenewal } from './renewal';

afterEach(() => setRenewal(undefined));

describe('readings S6: a fresh token', () => {
  it('is asked for once by all who need it at the same time, and anew later', async () => {
    const asked = jest.fn().mockResolvedValueOnce('token 1').mockResolvedValueOnce('token 2');
    setRenewal(asked);
    expect(await Promise.all([renewToken(), renewToken()])).toEqual(['token 1', 'token 1']);
    expect(await renewToken()).toBe('token 2');
  });

  it('is asked for again after it was refused', async () => {
    const asked = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce('token');
    setRenewal(asked);
    await expect(renewToken()).rejects.toThrow('no');
    expect(await renewToken()).toBe('token');
  });

  it('comes from nobody where nobody can renew', async () => {
    await expect(renewToken()).rejects.toThrow('Open the portal again.');
  });
});
