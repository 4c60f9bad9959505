import { cleanPayload } from './request-content';

it('§5 a payload loses empty text, null, undefined, false, rounded numbers and empty objects, but keeps zero and arrays', () => {
  expect(
    cleanPayload({
      text: '',
      none: null,
      unset: undefined,
      no: false,
      zero: 0,
      yes: true,
      blank: ' ',
      nested: { text: '', deeper: { no: false } },
      kept: { zero: 0, text: '' },
    }),
  ).toEqual({ zero: 0, yes: true, blank: ' ', kept: { zero: 0 } });

  // JSON has rounded this number, so it may be the wrong id.
  const received: unknown = JSON.parse('{"id": 9007199254740993, "kept": 9007199254740991}');
  expect(cleanPayload({ received })).toEqual({ received: { kept: 9007199254740991 } });
  expect(cleanPayload({ rows: [{ a: '' }, { a: 'x', b: null }, '', 0], none: [] })).toEqual({
    rows: [{ a: 'x' }, 0],
    none: [],
  });
});
