import { acceptedEncodings } from './encodings';

it.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['*', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=0.5,br;q=0.1', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.000, gzip;q=0', []],
  ['brotli, xgzip', []],
])('accept-encoding %j accepts %j', (header, accepted) => {
  expect(acceptedEncodings({ headers: { 'accept-encoding': header } })).toEqual(accepted);
});
