type Method = 'GET' | 'POST' | 'PUT';

/** Method and path, as in `calls.ts`: `GET api/v1/…/{guid}`. */
export type CallTemplate = `${Method} ${string}`;

export function requestOf<M extends Method>(
  call: `${M} ${string}`,
  id = '',
): { method: M; path: string } {
  const [method, path = ''] = call.split(' ');
  return { method: method as M, path: path.replace(/\{\w+\}/, encodeURIComponent(id)) };
}
