import { readReturnTo, returnState } from './return-to';

describe('readings S3: the requested address', () => {
  it.each(['/main', '/main/investment-opportunities/1?tab=terms', '/main?x=1'])(
    'accepts %s',
    (path) => {
      expect(readReturnTo(returnState(path))).toBe(path);
    },
  );

  it.each([
    returnState('https://evil.example/main'),
    returnState('//evil.example/main'),
    returnState('/mainland'),
    returnState('/acceptance'),
    { returnTo: 7 },
    null,
    undefined,
    'text',
  ])('rejects %p', (state) => {
    expect(readReturnTo(state)).toBeUndefined();
  });
});
