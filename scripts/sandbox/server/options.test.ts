import { readOptions } from './options';

describe('the port', () => {
  it('may be any free one when tests ask for 0', () => {
    expect(readOptions({ PARTNER_API_PORT: '0' }).port).toBe(0);
  });
});

describe('the allowed hosts and origins', () => {
  it('are the demo’s of this machine and those that are named', () => {
    const { hosts, origins } = readOptions({
      PLATFORM_PORT: '4005',
      SANDBOX_HOSTS: 'Sandbox.LAN, 10.0.0.7 [::2]',
      SANDBOX_ORIGINS: 'https://desk.example',
    });
    expect(hosts).toEqual(['sandbox.lan', '10.0.0.7', '[::2]']);
    expect(origins).toEqual([
      'http://localhost:4005',
      'http://localhost:4100',
      'https://desk.example',
    ]);
  });

  it.each([
    [{ SANDBOX_HOSTS: 'sandbox.lan:4200' }, 'SANDBOX_HOSTS must be names without a port'],
    [{ SANDBOX_HOSTS: 'https://sandbox.lan' }, 'SANDBOX_HOSTS must be names'],
    [{ SANDBOX_HOSTS: 'a/b' }, 'SANDBOX_HOSTS must be names'],
    [{ SANDBOX_ORIGINS: 'desk.example' }, 'SANDBOX_ORIGINS must be origins'],
    [{ SANDBOX_ORIGINS: 'https://desk.example/' }, 'SANDBOX_ORIGINS must be origins'],
    [{ SANDBOX_ORIGINS: '*' }, 'SANDBOX_ORIGINS must be origins'],
  ])('reject %j', (env, fault) => {
    expect(() => readOptions(env)).toThrow(fault);
  });
});
