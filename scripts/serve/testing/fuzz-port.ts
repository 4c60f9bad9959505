import fc from 'fast-check';
import { rawRequest } from './raw-request';

const methods = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND BREW get'.split(' ');

const number = fc.oneof(fc.nat(30), fc.constantFrom('', '-1', '1e9', '99999999999999999999', 'x'));
const range = fc.oneof(
  fc.tuple(number, number).map(([first, last]) => `bytes=${first}-${last}`),
  fc.constantFrom('bytes=0-0,5-2', 'bytes=', 'lines=1-2', '=', 'bytes 1-2'),
);
const coding = fc.constantFrom('gzip', 'br', '*', 'br;q=0', ';q=', 'gzip;q=x', ',');
const text = fc.oneof(
  fc.string(),
  // A header in Latin-1 may be invalid UTF-8.
  fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('', '*', 'null', '__proto__', 'W/"', '../../secret', 'a'.repeat(3_000)),
);
const header = fc.oneof(
  range.map((value) => `Range: ${value}`),
  fc.array(coding).map((codings) => `Accept-Encoding: ${codings.join(', ')}`),
  fc
    .tuple(
      fc.constantFrom(
        ...'Accept-Encoding Connection Content-Length Content-Type Cookie'.split(' '),
        ...'Expect If-Match If-Modified-Since If-None-Match If-Range Host Origin'.split(' '),
        ...'Transfer-Encoding Upgrade X-Forwarded-For'.split(' '),
      ),
      text,
    )
    .map(([name, value]) => `${name}: ${value}`),
);
const piece = fc.oneof(
  text,
  fc.constantFrom(
    ...'/ // . .. %2e%2e %2f %00 %0d%0a %ff %c0%ae % %E0%A4%A ; ? # & = @ : \\ [::1] * %25 ~'.split(
      ' ',
    ),
  ),
);

function targetFrom(paths: readonly string[]): fc.Arbitrary<string> {
  const odd = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  const own = fc.constantFrom(...paths);
  return fc.oneof(
    { weight: 3, arbitrary: own },
    fc.tuple(own, odd).map(([path, more]) => path + more),
    odd.map((path) => `/${path}`),
    odd,
    fc.constantFrom('*', 'http://', '//', 'http://evil.example/', '/\\evil.example'),
  );
}

/** Sends the same odd requests on each run. Returns the requests that were answered with 500. @param paths paths of the server. */
export async function fuzzPort(port: number, paths: readonly string[]) {
  const request = fc.tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constant('GET') }, fc.constantFrom(...methods)),
    targetFrom(paths),
    fc.array(header, { maxLength: 4 }),
    fc.oneof(fc.constant(''), text, fc.json()),
  );
  const requests = fc.sample(request, { seed: 32, numRuns: 2_000 });
  const failed: string[] = [];
  while (requests.length > 0)
    await Promise.all(
      requests.splice(0, 20).map(async ([method, target, headers, body]) => {
        const head = [`${method} ${target} HTTP/1.1`, `Host: localhost:${port}`, ...headers].join(
          '\n',
        );
        const answer = await rawRequest(port, head, body).catch(() => undefined);
        if (answer?.status === 500) failed.push(head);
      }),
    );
  return failed;
}
