import type { AppActions, MountOptions } from '@investor-portal/embed/embed-types';
import { appActionNames, type AppAnswer, type AppRequest } from '@investor-portal/embed/messages';
import { webAddress } from './check-options';

/** The part of a message that says what the page and the app around it can do. */
export function announcementOf({ onSignIn, appActions: actions }: MountOptions) {
  return {
    ...(onSignIn && { signIn: true }),
    ...(actions && { appActions: appActionNames.filter((name) => actions[name]) }),
  };
}

/** Runs the app's function for a request of the portal, and answers it. Returns whether the message is a request. */
export function answerRequest(
  { data, ports }: Pick<MessageEvent, 'data' | 'ports'>,
  actions: AppActions = {},
): boolean {
  const request = data as AppRequest;
  if (!appActionNames.some((name) => request.action === `portal:${name}`)) return false;
  const answer = (done: boolean) => ports[0]?.postMessage({ done } satisfies AppAnswer);
  perform(request, actions).then(
    () => answer(true),
    (error: unknown) => {
      console.error(`InvestorPortal: The app could not do ${request.action}.`, error);
      answer(false);
    },
  );
  return true;
}

async function perform({ action, value }: AppRequest, actions: AppActions): Promise<void> {
  const { file, open, print } = actions;
  if (action === 'portal:file' && file)
    await file(new File([value.bytes], value.name, { type: value.type }));
  else if (action === 'portal:open' && open) {
    // The operating system would give another scheme to another app. http is for development.
    if (!webAddress(value.url)) throw new Error('It is not a web address.');
    await open(value.url);
  } else if (action === 'portal:print' && print) await print(value);
  else throw new Error('appActions has no function for it.');
}
