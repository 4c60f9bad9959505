/**
 * Fetches an answer, body and all. ky's patience ends with the headers: of a body that stops half way it would never
 * hear, and what is cut off there it would not ask again.
 */
export function bufferedFetch(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    const body = await answer.arrayBuffer();
    // Some statuses (204) may not have a body, not even an empty one.
    return new Response(body.byteLength > 0 ? body : null, answer);
  };
}
