/** @jest-environment jest-fixed-jsdom */
import { configure } from '../testing/configure';
import { isTrustedFile } from './trusted-file';

beforeAll(() =>
  configure({
    partnerApiUrl: 'https://api.example/partner/',
    fileOrigins: ['https://files.example'],
  }),
);

let warn: jest.SpyInstance;
beforeEach(() => void (warn = jest.spyOn(console, 'warn').mockImplementation()));

it('says once that the configuration does not name an origin of files', () => {
  for (const name of ['a.png', 'b.png']) isTrustedFile(`https://cdn.example/${name}`);
  isTrustedFile('https://files.example/a.png');
  isTrustedFile('data:image/png;base64,AAAA');
  expect(warn.mock.calls).toEqual([
    ['Files of https://cdn.example are refused: fileOrigins does not name it.'],
  ]);
});

describe('files are trusted', () => {
  it.each(['https://api.example/x.png', 'https://files.example/a/b.png?sig=1'])('from %s', (file) =>
    expect(isTrustedFile(file)).toBe(true),
  );

  it.each([
    'http://files.example/a.png',
    'https://files.example.evil.example/a.png',
    'https://files.example:8443/a.png',
    'https://platform.example/a.png',
    'data:image/png;base64,AAAA',
    'JavaScript:alert(1)//https://api.example/',
    ' java\nscript:alert(1)',
    'file:///etc/passwd',
    // The origin of such an address is the origin of the URL inside it.
    'blob:https://api.example/1b4e28ba-2fa1-11d2-883f-0016d3cca427',
    'filesystem:https://api.example/temporary/x.html',
    'https://api.example@evil.example/x.pdf',
    // A link must not carry credentials.
    'https://someone:secret@api.example/x.pdf',
    '//evil.example/x.pdf',
    '\\\\evil.example\\x.pdf',
    'https:///evil.example/x.pdf',
    '/a.png',
    '',
  ])('not from %p', (file) => expect(isTrustedFile(file)).toBe(false));
});
