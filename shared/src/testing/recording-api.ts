import type { ServerResponse } from 'node:http';
import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { configure } from './configure';

type RecordedRequest = Record<
  'method' | 'url' | 'authorization' | 'referer' | 'traceparent' | 'body',
  unknown
>;

/**
 * A partner API that records requests, which the sandbox does not reveal.
 * @param answer the response to all requests, or a function that responds to the request of this number.
 */
export function recordingApi(
  answer: object | ((res: ServerResponse, number: number) => void),
  config: Parameters<typeof configure>[0] = {},
): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  const origin = serveWith((req, res) => {
    let text = '';
    req.on('data', (part: Buffer) => (text += part.toString()));
    req.on('end', () => {
      const { method, url, headers } = req;
      const { authorization, referer, traceparent } = headers;
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      requests.push({ method, url, authorization, referer, traceparent, body });
      if (typeof answer === 'function') answer(res, requests.length);
      else res.end(JSON.stringify(answer));
    });
  });
  beforeEach(() => {
    configure({ ...config, partnerApiUrl: origin('/below') });
    requests.length = 0;
  });
  return requests;
}
