import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request verbatim, unlike `fetch`. @param head the request line and the headers, with `\n`. */
export function rawRequest(port: number, head: string, body = ''): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
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
  const headers = lines.map((line) => {
    const [name = '', value = ''] = line.split(/: *(.*)/s);
    return [name.toLowerCase(), value];
  });
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  return { status, headers: Object.fromEntries(headers), body: text.slice(end + 4) };
}
