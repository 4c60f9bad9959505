import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { configure } from './configure';

interface RecordedRequest {
  url: string | undefined;
  body: unknown;
}

/** A partner API that always sends the same response and records requests, which the sandbox does not reveal. */
export function recordingApi(
  response: object,
  config: Parameters<typeof configure>[0] = {},
): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  const origin = serveWith((req, res) => {
    let text = '';
    req.on('data', (part: Buffer) => (text += part.toString()));
    req.on('end', () => {
      requests.push({ url: req.url, body: text === '' ? undefined : JSON.parse(text) });
      res.end(JSON.stringify(response));
    });
  });
  beforeAll(() => configure({ ...config, partnerApiUrl: origin() }));
  beforeEach(() => void (requests.length = 0));
  return requests;
}
