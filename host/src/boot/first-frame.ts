import type {
  FirstResponses,
  PrefetchedResponse,
} from '@investor-portal/shared/contract/document-start';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import type { UserDetails } from '@investor-portal/shared/session/session';
import type { FirstScreen } from './find-screen';

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** Runs the script that shows the first screen before the portal's scripts have arrived (decision 106). */
export function runFirstFrame({ url, integrity }: NonNullable<FirstScreen['firstFrame']>): void {
  // The signature of the registry covers the integrity.
  if (!integrity) return;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => url };
  const policy = trustedTypes?.createPolicy('investor-portal-host', rules) ?? rules;
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = policy.createScriptURL(url);
  document.head.append(script);
}

/**
 * Returns the bodies of the responses to the screen's requests. The first request of `reads` is for the user details.
 * @throws if a request fails, if the investor is not registered and gets another screen, or if the session has ended
 * meanwhile, which empties `reads`.
 */
export async function firstResponses(
  reads: readonly PrefetchedResponse[],
  picture: Promise<string>,
): Promise<FirstResponses> {
  const [user, ...others] = reads;
  const bodies = [user, ...others].map(async (read) => {
    const response = await read?.response;
    if (!response?.ok) throw new Error('The portal shows the failure.');
    return (await response.clone().json()) as unknown;
  });
  const [details, ...screenBodies] = await Promise.all(bodies);
  const { data } = details as { data: Pick<UserDetails, 'profiles'> };
  if (!isRegistered(data) || reads[0] !== user)
    throw new Error('The gate may show another screen.');
  return { bodies: screenBodies, picture };
}
