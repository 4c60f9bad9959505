import fc from 'fast-check';
import { plainText } from './plain-text';

it.each([
  ['The wallet\nis\r\n\tlocked. ', 'The wallet is locked.'],
  ['nul\u0000 bell\u0007 escape\u001b[31m C1\u0085', 'nul bell escape[31m C1'],
  // Embedding, override and isolate controls can turn "PHP 100" and the text after it into "001 PHP".
  ['You paid \u202e00.005 PHP\u202c', 'You paid 00.005 PHP'],
  ['\u2066a\u2069\u200eb\u200fc\u061cd', 'abcd'],
  ['zero\u200bwidth\ufeff', 'zerowidth'],
  ['لا يكفي رصيدك', 'لا يكفي رصيدك'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['lone \ud800 surrogate', 'lone \ufffd surrogate'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧 family'],
  ['\u202e\n\u0000', ''],
])('turns %j into %j', (text, plain) => expect(plainText(text)).toBe(plain));

it('ends a long text with an ellipsis, between two words if possible', () => {
  const long = plainText('word '.repeat(1_000));
  expect(long.length).toBeLessThanOrEqual(300);
  expect(long).toMatch(/ word…$/);
  expect(plainText('x'.repeat(1_000))).toBe(`${'x'.repeat(299)}…`);
  expect(plainText('👍'.repeat(1_000))).not.toMatch(/[\ud800-\udbff]…/);
});

it('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const once = plainText(text);
      expect(plainText(once)).toBe(once);
      expect(once).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});
