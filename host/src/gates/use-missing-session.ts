import { useLocation } from 'react-router-dom';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { hasPlatform } from '../platform/platform';
import type { MissingSessionReason } from '../session/page-session';
import { readReturnTo } from './return-to';
import { signInPurpose } from './sign-in-purpose';

interface MissingSessionMessage {
  title: string;
  text: string;
  /** Whether Retry makes sense: there is a platform to ask. */
  canRetry: boolean;
}

/** What to tell a visitor who needs a session, about the address they asked for (readings S3, S8). */
export function useMissingSession(reason: MissingSessionReason): MissingSessionMessage {
  const { pathname, state } = useLocation();
  const [requested = ''] = (readReturnTo(state) ?? pathname).split('?');
  const signIn = `Sign in on the platform ${signInPurpose(requested)}`;
  if (!hasPlatform())
    return {
      title: signIn,
      text: 'Once you’ve signed in there, open the portal from the platform’s page.',
      canRetry: false,
    };
  if (reason === 'not-signed-in')
    return {
      title: signIn,
      text: 'If you’ve already signed in there, press Retry.',
      canRetry: true,
    };
  const { support } = runtimeConfig().links;
  const contact = support ? ` If this keeps happening, contact support: ${support}.` : '';
  return {
    title: 'Waiting for your session',
    text: `The platform hasn’t opened a session for you yet. ${signIn}, or press Retry.${contact}`,
    canRetry: true,
  };
}
