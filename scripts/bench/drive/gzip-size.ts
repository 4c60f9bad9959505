import { request } from 'node:https';

const known = new Map<string, Promise<number>>();

/** Returns the size of a script after gzip, in bytes. @throws when its server does not compress. */
export function gzipSize(url: string): Promise<number> {
  const size = known.get(url) ?? ask(url);
  known.set(url, size);
  return size;
}

function ask(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    // The certificate is self-signed, and nothing here is secret.
    request(url, { headers, rejectUnauthorized: false, agent: false }, (answer) => {
      const encoding = answer.headers['content-encoding'];
      if (encoding !== 'gzip')
        reject(new Error(`${url} came with ${encoding ?? 'no encoding'} instead of gzip.`));
      let size = 0;
      answer.on('data', (part: Buffer) => (size += part.length));
      answer.on('end', () => resolve(size));
    })
      .on('error', reject)
      .end();
  });
}
