import type { Exchange } from '../contract/exchange';

const origin = 'https://partner-api.example';
const unrecorded = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };
const json = 'application/json';

/** Converts the recording to an HTTP archive (HAR 1.2), which proxies, API clients and browser tests can replay. */
export function harOf(exchanges: readonly Exchange[]): object {
  const entries = exchanges.map(({ call, method, path, body, status, response }) => {
    const text = JSON.stringify(response);
    const { searchParams, href } = new URL(path, origin);
    return {
      startedDateTime: '2026-01-01T00:00:00.000Z',
      time: 0,
      comment: call,
      request: {
        ...unrecorded,
        method,
        url: href,
        headers: [{ name: 'Authorization', value: 'Bearer removed' }],
        queryString: [...searchParams].map(([name, value]) => ({ name, value })),
        ...(body !== undefined && {
          postData: { mimeType: json, params: [], text: JSON.stringify(body) },
        }),
      },
      response: {
        ...unrecorded,
        status,
        statusText: '',
        headers: [{ name: 'Content-Type', value: json }],
        content: { size: Buffer.byteLength(text), mimeType: json, text },
        redirectURL: '',
      },
      cache: {},
      timings: { send: 0, wait: 0, receive: 0 },
    };
  });
  const creator = { name: 'Sandbox of the partner API', version: '1.0.0' };
  return { log: { version: '1.2', creator, entries } };
}
