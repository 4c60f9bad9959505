import { readOptions } from '../sandbox/server/options';
import { originOf, portOf } from './ports';

describe('a port', () => {
  it.each(['6000', '6665', '10080', '1', '25'])(
    'that browsers refuse to open is refused, by the name of its variable: %s',
    (port) => {
      const said = `PLATFORM_PORT=${port} is a port that browsers refuse to open. Choose another, such as 4000.`;
      expect(() => portOf('PLATFORM_PORT', { PLATFORM_PORT: port })).toThrow(said);
      const env = { PARTNER_API_PORT: port };
      expect(() => readOptions(env)).toThrow(`PARTNER_API_PORT=${port} is a port that browsers`);
    },
  );

  it('is refused by every server of its machine: those of the sandbox name the demo’s pages', () => {
    expect(() => readOptions({ HOST_PORT: '6000' })).toThrow('HOST_PORT=6000');
  });

  it.each(['0', '65536', '-1', '4e3', '0x10', ' 80', '4000.5', 'x'])('is no port: %s', (port) => {
    expect(() => portOf('HOST_PORT', { HOST_PORT: port })).toThrow('is not a port');
  });

  it('is the default where its variable is empty', () => {
    expect(originOf('HOST_PORT', { HOST_PORT: '' })).toBe('http://localhost:4100');
  });

  it('of a sandbox that tests start may be any that is free', () => {
    expect(readOptions({ PARTNER_API_PORT: '0' }).port).toBe(0);
  });
});

describe('who may ask the sandbox', () => {
  it('is the demo of the same machine, and who is named', () => {
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
  ])('is refused when it is no name: %j', (env, fault) => {
    expect(() => readOptions(env)).toThrow(fault);
  });
});
