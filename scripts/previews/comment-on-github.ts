import * as v from 'valibot';

interface Comment {
  /** Such as https://api.github.com. */
  api: string;
  /** Owner and name. */
  repository: string;
  pullRequest: string;
  token: string;
  text: string;
}

// GitHub does not show HTML comments. This one finds our comment again.
const mark = '<!-- preview -->';

const comments = v.array(v.object({ id: v.number(), body: v.optional(v.string(), '') }));

/** Writes a comment below a pull request, or replaces the text of the comment that an earlier call has written. */
export async function commentOnGitHub(comment: Comment): Promise<void> {
  const { api, repository, pullRequest, text } = comment;
  const issues = `${api}/repos/${repository}/issues`;
  const listed = await call(comment, 'GET', `${issues}/${pullRequest}/comments?per_page=100`);
  const ours = v.parse(comments, listed).find(({ body }) => body.startsWith(mark));
  const body = `${mark}\n${text}`;
  await (ours
    ? call(comment, 'PATCH', `${issues}/comments/${ours.id}`, { body })
    : call(comment, 'POST', `${issues}/${pullRequest}/comments`, { body }));
}

async function call(
  { token }: Comment,
  method: string,
  url: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
