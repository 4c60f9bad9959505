import { readReturnTo, returnState } from './return-to';

describe('readings S3: where a visitor was going', () => {
  it.each(['/main', '/main/investment-opportunities/1?tab=terms', '/main?x=1'])(
    'keeps %s',
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
  ])('leads nowhere with %p', (state) => {
    expect(readReturnTo(state)).toBeUndefined();
  });
});
