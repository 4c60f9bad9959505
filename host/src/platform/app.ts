import * as v from 'valibot';
import { appActionNames, type AppRequest } from '@investor-portal/embed/messages';
import { appThat, setApp } from '@investor-portal/shared/session/session-host';
import { showToast } from '@investor-portal/shared/session/toast';
import { linkOf } from './watch-frame-view';

/* Asks the app around the platform's page. This file loads only inside an app. */

/** An app answers when it has taken the request over. If it has not answered after this many ms, the request fails. */
const answerWithinMs = 10_000;

// A page may run a newer embed.js, whose actions this portal does not know.
const namesSchema = v.fallback(v.array(v.string()), []);
const answerSchema = v.object({ done: v.literal(true) });

export function acceptApp({ data, origin }: MessageEvent<{ appActions?: unknown }>): void {
  const named = v.parse(namesSchema, data.appActions);
  const can = appActionNames.filter((each) => named.includes(each));
  const ask = (request: AppRequest) =>
    postRequest(request, origin).catch((error: unknown) => {
      if (request.action === 'portal:open') unconfirmed.add(new URL(request.value.url).href);
      throw error;
    });
  setApp({ can, ask });
  if (can.includes('open')) followLinks();
}

/** Posts a request to the page that announced the app. @throws when the app could not do it, or has not answered. */
function postRequest(request: AppRequest, origin: string): Promise<void> {
  const { port1: own, port2: theirs } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout>;
  const answered = new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The app has not answered.')), answerWithinMs);
    own.addEventListener('message', ({ data }) => {
      if (v.safeParse(answerSchema, data).success) resolve();
      else reject(new Error('The app could not do it.'));
    });
  });
  own.start();
  window.parent.postMessage(request, origin, [theirs]);
  return answered.finally(() => {
    clearTimeout(timer);
    own.close();
  });
}

let isFollowing = false;
/** Addresses that the app did not confirm to have opened. They are left to the web view, in which they may work. */
const unconfirmed = new Set<string>();

/** Gives the links that open a tab to the app, because a web view ignores them or replaces the platform's page. */
function followLinks(): void {
  if (isFollowing) return;
  isFollowing = true;
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const app = appThat('open');
    if (!app || link?.target !== '_blank' || !/^https?:$/.test(link.protocol)) return;
    if (event.defaultPrevented || unconfirmed.has(link.href)) return;
    event.preventDefault();
    app.ask({ action: 'portal:open', value: { url: link.href } }).catch(() => {
      const message =
        'The app did not confirm that it opened the page. Press the link again to try it here.';
      showToast({ kind: 'failure', message });
    });
  });
}
