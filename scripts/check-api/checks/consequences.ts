import type { Finding, Severity } from '../model/finding';

type Consequence = readonly [severity: Severity, shows: string];

const unreachable =
  "The portal says 'The server cannot be reached', because the browser hides the response from it.";
const noFile = 'Pictures and documents are not shown.';
const pageClock =
  "Deadlines are judged by the clock of the portal's host instead of the API's own clock.";
const twoTruths = 'Two screens show different terms for the same thing.';

/** The severity of each finding and its effect on an investor, by the finding's id. The consequences of single fields are in `contract/field-table.ts`. */
const consequences = {
  'access.public': ['breaks', 'Visitors who have not signed in see an error instead of campaigns.'],
  'access.token': [
    'breaks',
    'The portal does not ask for a fresh token: the screen stays an error until it is reloaded.',
  ],
  'access.open': ['breaks', "Anybody can read an investor's data without that investor's token."],
  'access.stranger': [
    'breaks',
    "An investor may see another investor's data, or an empty page at a wrong address.",
  ],
  'access.not-found': [
    'less',
    "At a wrong address, the portal says 'Please try again' instead of 'not found'.",
  ],
  'cancel.failed': ['breaks', 'The portal offers to cancel, and cancelling fails.'],
  capability: [
    'less',
    'Searching finds campaigns that do not match. Remove this entry from apiCan.',
  ],
  'cors.preflight': ['breaks', unreachable],
  'cors.origin': ['breaks', unreachable],
  'cors.vary': [
    'less',
    'A cache may send one origin the response that was meant for another. The browser then hides it.',
  ],
  'cors.expose-date': ['less', pageClock],
  'cors.expose-retry-after': [
    'less',
    'After a refusal with Retry-After the investor may submit again at once, and is refused again.',
  ],
  'error.shape': ['less', "Failures only say 'The request failed. Please try again.'"],
  'error.personal-data': [
    'less',
    'Personal data is in the message and wherever errors are logged.',
  ],
  'filter.ignored': ['less', 'Lists contain rows that do not match what was asked for.'],
  'id.unstable': ['breaks', 'What the investor opened before is not found again.'],
  'invest.failed': ['breaks', 'Nobody can invest.'],
  'invest.not-listed': [
    'breaks',
    'After a lost response, the portal cannot tell whether money was committed.',
  ],
  'invest.twice': ['breaks', 'An investor who submits again after a lost response pays twice.'],
  'invest.unknown': [
    'breaks',
    'The portal cannot say whether the money was committed. The investor has to check again.',
  ],
  'invest.wallet': ['breaks', 'The wallet shows another amount than the investor has paid.'],
  'link.address': ['less', noFile],
  'link.origin': ['less', noFile],
  'link.status': ['less', noFile],
  'link.empty': ['less', noFile],
  'link.type': ['less', noFile],
  'link.resource-policy': ['less', noFile],
  'order.descending': [
    'less',
    'The newest entries are not at the top, and may be on a page that nobody opens.',
  ],
  'paging.size': ['less', 'Lists are longer than a screen, and rows move while more are loaded.'],
  'paging.rows': ['breaks', 'Rows are missing from the list, or it never finishes loading.'],
  'paging.too-few': ['breaks', 'The list ends before its last rows.'],
  'paging.too-many': ['less', 'The list offers more pages, which turn out to be empty.'],
  'read.rows': ['breaks', 'These rows are left out of the list.'],
  'reconfirm.failed': [
    'breaks',
    'The portal offers to reconfirm, and reconfirming fails: the commitment lapses.',
  ],
  'relation.balance': [
    'less',
    'The total number of shares differs from the sum of the list below it.',
  ],
  'relation.calibrated-above-committed': [
    'less',
    'The investor reads that more was invested than they committed.',
  ],
  'relation.completed-before-committed': ['less', 'The completion date is before the commitment.'],
  'relation.currency': [
    'less',
    'Amounts are shown with something that is no currency, or investing is refused.',
  ],
  'relation.days-left': ['less', 'The days left contradict the date beside them.'],
  'relation.end-before-start': [
    'breaks',
    'The campaign is over before it opens: nobody can invest.',
  ],
  'relation.equity': ['less', 'The company valuation is calculated from an impossible percentage.'],
  'relation.list-and-detail': ['less', twoTruths],
  'relation.minimum-above-maximum': ['breaks', 'Every amount is refused: nobody can invest.'],
  'relation.negative': ['less', 'The screen shows a negative amount or number.'],
  'relation.no-reconfirm-deadline': [
    'less',
    'The investor is asked to reconfirm and is not told until when.',
  ],
  'relation.not-positive': ['less', 'The screen shows a price, amount or number of zero or below.'],
  'relation.other-issuer': ['less', "Another company's campaigns are shown as the issuer's own."],
  'relation.other-thing': [
    'breaks',
    'The screen is an error, because the portal does not show one thing in place of another.',
  ],
  'relation.raised-percentage': ['less', 'The progress bar contradicts the amounts beside it.'],
  'relation.repeated': [
    'breaks',
    'The list shows one of them, and the other rows never stand still.',
  ],
  'relation.status': [
    'less',
    'The status on screen contradicts what the investor is offered to do.',
  ],
  'relation.subscription': ['less', "The subscription contradicts the campaign's own figures."],
  'search.ignored': ['less', 'Searching shows rows that do not contain the words.'],
  'search.misses': ['less', 'Searching does not find rows that contain the words.'],
  'text.charset': ['less', 'Letters such as ñ are shown as �: browsers read JSON as UTF-8 only.'],
  'text.garbled': ['less', 'Names and texts are shown with wrong characters.'],
  'transport.plain': ['breaks', 'Nothing loads: a page on https cannot call an API on http.'],
  'transport.cache': [
    'less',
    'A shared cache may show the data to another investor, or show data that is out of date.',
  ],
  'transport.date': ['less', pageClock],
  'transport.clock': [
    'less',
    'Cancellation and investment deadlines are shown wrong by that amount of time.',
  ],
  'upload.failed': ['breaks', 'Nobody can register with a signature.'],
  'write.unanswered': [
    'less',
    "The portal looks the result up and finds it: the investor waits, and reads the portal's own sentence.",
  ],
} as const satisfies Readonly<Record<string, Consequence>>;

export type FindingId = keyof typeof consequences;

/** @param seen a description of the response. */
export function finding(id: FindingId, subject: string, seen: string): Finding {
  const [severity, shows] = consequences[id];
  return { id, subject, severity, seen, shows };
}
