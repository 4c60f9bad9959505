import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request verbatim, unlike `fetch`. @param head the request line and the headers, with `\n`. */
export function rawRequest(
  port: number,
  head: string,
  body: string | Buffer = '',
  address = '127.0.0.1',
): Promise<RawResponse> {
  const socket = connect(port, address);
  socket.write(`${head}\nConnection: close\n\n`.replaceAll('\n', '\r\n'), 'latin1');
  socket.write(body);
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    // A server that has responded may close the connection during the body.
    socket.on('error', (error) => (text ? undefined : reject(error)));
    socket.on('close', () => resolve(parse(text)));
  });
}

function parse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => line.split(/: *(.*)/s));
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(
      headers.map(([name = '', value = '']) => [name.toLowerCase(), value]),
    ),
    body: text.slice(end + 4),
  };
}
