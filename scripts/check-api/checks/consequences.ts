import type { Finding, Severity } from '../model/finding';

type Consequence = readonly [severity: Severity, shows: string];

const unreachable = "'The server cannot be reached': the browser hides the response.";
const noFile = 'Pictures and documents are not shown.';
const readAllTheSame = 'Nothing: the portal reads it all the same.';
const pageClock = "Deadlines are judged by the clock of the page's server.";
const staleToken =
  'The portal does not ask for a fresh token: the screen is an error until it is reloaded.';

/** What each finding costs an investor, by its id. Those of single fields are in `contract/fields.md`. */
const consequences = {
  'access.public': ['breaks', 'Who has not signed in sees an error instead of campaigns.'],
  'access.wrong-token': ['breaks', staleToken],
  'access.no-token': ['breaks', staleToken],
  'access.expired-token': ['breaks', staleToken],
  'access.stranger': [
    'breaks',
    "An investor may see another's data, or an empty page for a wrong address.",
  ],
  'access.not-found': ['less', "A wrong address says 'Please try again' instead of 'not found'."],
  'cancel.failed': ['breaks', 'Cancelling is offered, and does not work.'],
  'cancel.twice': ['advice', 'Nothing: the portal does not offer it.'],
  capability: [
    'less',
    'Campaigns that are found are not those that were asked for: take it out of apiCan.',
  ],
  'cors.preflight': ['breaks', unreachable],
  'cors.max-age': ['advice', 'Every request waits for a preflight of its own.'],
  'cors.origin': ['breaks', unreachable],
  'cors.vary': [
    'less',
    'Behind a cache, one origin may get the response of another and cannot be reached.',
  ],
  'cors.expose-date': ['less', pageClock],
  'cors.expose-retry-after': [
    'less',
    'After a refusal with Retry-After the investor may submit again at once, and is refused again.',
  ],
  'cors.credentials': [
    'advice',
    'Nothing: the portal sends a bearer token and no cookies, so it can be left out.',
  ],
  'error.server': [
    'advice',
    'Nothing: but a mistake of the caller looks like one of the server, and is sent again.',
  ],
  'error.shape': ['less', "The toast says no more than 'The request failed. Please try again.'"],
  'error.personal-data': ['less', 'It is in the toast, and wherever errors are logged.'],
  'filter.ignored': ['less', 'A list holds what was not asked for.'],
  'id.unstable': ['breaks', 'What was opened is not found again.'],
  'invest.failed': ['breaks', 'Nobody can invest.'],
  'invest.not-listed': [
    'breaks',
    'After a lost response the portal cannot say whether money was committed.',
  ],
  'invest.twice': ['breaks', 'Whoever sends again after a lost response pays twice.'],
  'invest.repeat': [
    'less',
    'Who sends again after a lost response is told of a failure, though money was committed.',
  ],
  'invest.other-body': ['advice', 'Nothing: the portal never does it.'],
  'link.address': ['less', noFile],
  'link.origin': ['less', noFile],
  'link.status': ['less', noFile],
  'link.empty': ['less', noFile],
  'link.type': ['less', noFile],
  'link.resource-policy': ['less', noFile],
  'link.no-expiry': ['advice', 'Nothing: but whoever has the address can open the file for ever.'],
  'link.unsigned': ['advice', 'Nothing: but whoever has the address can make it hold for ever.'],
  'order.descending': [
    'less',
    'What is newest is not on top, and may be on a page that nobody opens.',
  ],
  'order.ascending': ['advice', 'Nothing yet: the portal asks for the newest first.'],
  'paging.size': ['less', 'Lists are longer than a screen, and rows move while more are loaded.'],
  'paging.rows': ['breaks', 'Rows are missing from the list, or it never stands still.'],
  'read.rows': ['breaks', 'They are left out of the list.'],
  'reconfirm.failed': [
    'breaks',
    'Reconfirming is offered, and does not work: the commitment lapses.',
  ],
  'register.accepted': [
    'advice',
    'Nothing: the portal asks for the agreement. The API should not rely on it.',
  ],
  'search.ignored': ['less', 'Who searches finds what they did not look for.'],
  'search.misses': ['less', 'Who searches does not find what is there.'],
  'transport.plain': ['breaks', 'Nothing loads: a page on https may not call it.'],
  'transport.cache': [
    'less',
    'A cache on the way may show it to another investor, or what is no longer true.',
  ],
  'transport.date': ['less', pageClock],
  'transport.clock': ['less', 'Deadlines to cancel and to invest are told wrong by as much.'],
  'transport.slow': ['advice', 'The screen waits.'],
  'transport.compression': ['advice', 'Phones wait for it.'],
  'transport.type': ['advice', readAllTheSame],
  'upload.failed': ['breaks', 'Nobody can register with a signature.'],
  'upload.text': ['advice', 'Nothing in the portal; but whoever has a token can store it.'],
  'upload.size': ['advice', 'Nothing in the portal; but whoever has a token can store it.'],
} as const satisfies Readonly<Record<string, Consequence>>;

export type FindingId = keyof typeof consequences;

/** @param seen what came, in words. */
export function finding(id: FindingId, place: string, seen: string): Finding {
  const [severity, shows] = consequences[id];
  return { id, place, severity, seen, shows };
}
