import type {
  FirstResponses,
  PrefetchedResponse,
} from '@investor-portal/shared/contract/document-start';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import type { UserDetails } from '@investor-portal/shared/session/session';

/**
 * Returns the bodies of the responses to the screen's requests. An investor's `reads` begin with the user details.
 * @throws if a request fails, if the gate shows another screen, or if the session has ended, which empties `reads`.
 */
export async function firstResponses(
  reads: readonly PrefetchedResponse[],
  picture: Promise<string>,
): Promise<FirstResponses> {
  const [first] = reads;
  const bodies = await Promise.all(reads.map(bodyOf));
  if (!first || reads[0] !== first) throw new Error('The session has ended.');
  const visitor = first.token === '';
  const user = visitor ? undefined : (bodies.shift() as { data: UserDetails });
  if (user && !isRegistered(user.data)) throw new Error('The gate shows another screen.');
  return { visitor, bodies, picture };
}

async function bodyOf(read: PrefetchedResponse): Promise<unknown> {
  const response = await read.response;
  if (!response.ok) throw new Error('The portal shows the failure.');
  return response.clone().json();
}
