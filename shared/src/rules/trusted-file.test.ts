import { configure } from '@investor-portal/shared/testing/configure';
import { isTrustedFile } from './trusted-file';

beforeAll(() =>
  configure({
    partnerApiUrl: 'https://api.example/partner/',
    fileOrigins: ['https://files.example'],
  }),
);

describe('pictures may come', () => {
  it.each(['https://api.example/x.png', 'https://files.example/a/b.png?sig=1'])('from %s', (file) =>
    expect(isTrustedFile(file)).toBe(true),
  );

  it.each([
    'http://files.example/a.png',
    'https://files.example.evil.example/a.png',
    'https://files.example:8443/a.png',
    'https://platform.example/a.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '/a.png',
    '',
  ])('not from %p', (file) => expect(isTrustedFile(file)).toBe(false));
});
