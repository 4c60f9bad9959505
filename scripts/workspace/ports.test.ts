import { originOf, portOf } from './ports';

describe('portOf', () => {
  it.each(['0', '65536', '-1', '4e3', '0x10', ' 80', '4000.5', 'x'])('rejects %s', (port) => {
    expect(() => portOf('HOST_PORT', { HOST_PORT: port })).toThrow('is not a port');
  });
});

describe('originOf', () => {
  it('falls back to the default port when the variable is empty', () => {
    expect(originOf('HOST_PORT', { HOST_PORT: '' })).toBe('http://localhost:4100');
  });
});
