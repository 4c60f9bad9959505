import { serveWith } from '@investor-portal/loader/testing/serve-responses';
import { commentOnGitHub } from './comment-on-github';

const stored: { id: number; body: string }[] = [{ id: 1, body: 'Looks good.' }];

const github = serveWith(async (req, res) => {
  if (req.headers.authorization !== 'Bearer secret') return res.writeHead(401).end('{}');
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const sent = () => JSON.parse(Buffer.concat(chunks).toString()) as { body: string };
  const place = `${req.method} ${req.url?.replace('/repos/acme/portal/issues', '')}`;
  if (place === 'POST /12/comments') stored.push({ id: stored.length + 1, ...sent() });
  else if (place === 'PATCH /comments/2') stored[1] = { id: 2, ...sent() };
  else if (place !== 'GET /12/comments?per_page=100') return res.writeHead(404).end('{}');
  return res.end(JSON.stringify(stored));
});

const comment = (text: string, token = 'secret') =>
  commentOnGitHub({
    api: github(),
    repository: 'acme/portal',
    pullRequest: '12',
    token,
    text,
  });

it('writes one comment, and replaces its text the next time', async () => {
  await comment('the first address');
  await comment('the second address');
  expect(stored.map(({ body }) => body)).toEqual([
    'Looks good.',
    '<!-- preview -->\nthe second address',
  ]);
});

it('fails with the response of GitHub', async () => {
  await expect(comment('an address', 'another')).rejects.toThrow(/GET .*: 401/);
});
