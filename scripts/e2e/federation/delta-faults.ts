import type { RequestListener, ServerResponse } from 'node:http';

interface Fault {
  disturb: (real: RequestListener) => RequestListener;
  /** Whether the browser has nothing of the release before. */
  withoutDictionary?: boolean;
}

/** Removes headers of requests and of responses, as a proxy may. */
function without(asked: readonly string[], answered: readonly string[]): Fault['disturb'] {
  return (real) => (req, res) => {
    for (const name of asked) delete req.headers[name];
    keep(res, (name) => !answered.includes(name));
    real(req, res);
  };
}

/** Changes the body of each delta; the first 40 bytes are its head. */
function changed(change: (delta: Buffer) => void): Fault['disturb'] {
  return (real) => (req, res) => {
    const write = res.write.bind(res);
    res.write = ((chunk: Buffer, ...rest: []) => {
      if (res.getHeader('content-encoding') === 'dcz') change(chunk);
      return write(chunk, ...rest);
    }) as typeof write;
    real(req, res);
  };
}

function keep(res: ServerResponse, wanted: (name: string) => boolean): void {
  const { setHeader } = res;
  res.setHeader = (name, value) =>
    wanted(name.toLowerCase()) ? setHeader.call(res, name, value) : res;
}

/** What a cache that forgets what responses vary by gives to everyone: the first response, a delta. */
function poisoned(real: RequestListener): RequestListener {
  return (req, res) => {
    if (!req.url?.endsWith('.js')) return real(req, res);
    res.setHeader('access-control-allow-origin', '*');
    res.setHeader('content-type', 'text/javascript');
    res.setHeader('content-encoding', 'dcz');
    res.setHeader('cache-control', 'public, max-age=31536000, immutable');
    return res.end(Buffer.from('5e2a4d1820000000', 'hex'));
  };
}

/** Each with what it does between server and browser. */
export const faults: Readonly<Record<string, Fault>> = {
  'a delta of another dictionary': { disturb: changed((delta) => delta.fill(1, 8, 40)) },
  'a damaged delta': { disturb: changed((delta) => delta.fill(255, 44)) },
  'a delta that is none': { disturb: changed((delta) => delta.fill(32)) },
  'a proxy that removes the browser’s dictionary': {
    disturb: without(['available-dictionary'], []),
  },
  'a proxy that removes the servers’ dictionaries': { disturb: without([], ['use-as-dictionary']) },
  'a proxy that removes Content-Encoding of deltas': {
    disturb: (real) => (req, res) => {
      const { setHeader } = res;
      res.setHeader = (name, value) => (value === 'dcz' ? res : setHeader.call(res, name, value));
      real(req, res);
    },
  },
  'a proxy that removes Vary and Cache-Control': {
    disturb: without([], ['vary', 'cache-control']),
  },
  'a cache that gives deltas to every browser': {
    disturb: poisoned,
    withoutDictionary: true,
  },
  'a cache that gives deltas of something else': { disturb: poisoned },
};
