import type { Finding } from '../model/finding';

// The consequences of single fields are in `contract/field-table.ts`.

const unreachable =
  "The portal says 'The server cannot be reached', because the browser hides the response from it.";
const noFile = 'Pictures and documents are not shown.';
const pageClock =
  "Deadlines are judged by the clock of the portal's host instead of the API's own clock.";
const twoTruths = 'Two screens show different terms for the same thing.';

/** The findings that break a screen, and their effect on an investor. */
const breaks = {
  'access.public': 'Visitors who have not signed in see an error instead of campaigns.',
  'access.token':
    'The portal does not ask for a fresh token: the screen stays an error until it is reloaded.',
  'access.open': "Anybody can read an investor's data without that investor's token.",
  'access.stranger':
    "An investor may see another investor's data, or an empty page at a wrong address.",
  'cancel.failed': 'The portal offers to cancel, and cancelling fails.',
  'cors.preflight': unreachable,
  'cors.origin': unreachable,
  'id.unstable': 'What the investor opened before is not found again.',
  'invest.failed': 'Nobody can invest.',
  'invest.not-listed': 'After a lost response, the portal cannot tell whether money was committed.',
  'invest.twice': 'An investor who submits again after a lost response pays twice.',
  'invest.unknown':
    'The portal cannot say whether the money was committed. The investor has to check again.',
  'invest.wallet': 'The wallet shows another amount than the investor has paid.',
  'paging.rows': 'Rows are missing from the list, or it never finishes loading.',
  'paging.too-few': 'The list ends before its last rows.',
  'read.rows': 'These rows are left out of the list.',
  'reconfirm.failed':
    'The portal offers to reconfirm, and reconfirming fails: the commitment lapses.',
  'relation.end-before-start': 'The campaign is over before it opens: nobody can invest.',
  'relation.minimum-above-maximum': 'Every amount is refused: nobody can invest.',
  'relation.other-thing':
    'The screen is an error, because the portal does not show one thing in place of another.',
  'relation.repeated': 'The list shows one of them, and the other rows never stand still.',
  'transport.plain': 'Nothing loads: a page on https cannot call an API on http.',
  'upload.failed': 'Nobody can register with a signature.',
} as const;

/** The findings for which a screen shows less. */
const less = {
  'access.not-found':
    "At a wrong address, the portal says 'Please try again' instead of 'not found'.",
  'cors.vary':
    'A cache may send one origin the response that was meant for another. The browser then hides it.',
  'cors.expose-date': pageClock,
  'cors.expose-retry-after':
    'After a refusal with Retry-After the investor may submit again at once, and is refused again.',
  'error.shape': "Failures only say 'The request failed. Please try again.'",
  'error.personal-data': 'Personal data is in the message and wherever errors are logged.',
  'filter.ignored': 'Lists contain rows that do not match what was asked for.',
  'link.address': noFile,
  'link.origin': noFile,
  'link.status': noFile,
  'link.empty': noFile,
  'link.type': noFile,
  'link.resource-policy': noFile,
  'order.descending':
    'The newest entries are not at the top, and may be on a page that nobody opens.',
  'paging.size': 'Lists are longer than a screen, and rows move while more are loaded.',
  'paging.too-many': 'The list offers more pages, which turn out to be empty.',
  'relation.balance': 'The total number of shares differs from the sum of the list below it.',
  'relation.calibrated-above-committed':
    'The investor reads that more was invested than they committed.',
  'relation.completed-before-committed': 'The completion date is before the commitment.',
  'relation.currency':
    'Amounts are shown with something that is no currency, or investing is refused.',
  'relation.days-left': 'The days left contradict the date beside them.',
  'relation.equity': 'The screen shows an impossible percentage of the company.',
  'relation.list-and-detail': twoTruths,
  'relation.negative': 'The screen shows a negative amount or number.',
  'relation.no-reconfirm-deadline':
    'The investor is asked to reconfirm and is not told until when.',
  'relation.not-positive': 'The screen shows a price, amount or number of zero or below.',
  'relation.other-issuer': "Another company's campaigns are shown as the issuer's own.",
  'relation.raised-percentage': 'The progress bar contradicts the amounts beside it.',
  'relation.status': 'The status on screen contradicts what the investor is offered to do.',
  'relation.subscription': "The subscription contradicts the campaign's own figures.",
  'search.ignored': 'Searching shows rows that do not contain the words.',
  'search.misses': 'Searching does not find rows that contain the words.',
  'text.charset': 'Letters such as ñ are shown as �: browsers read JSON as UTF-8 only.',
  'text.garbled': 'Names and texts are shown with wrong characters.',
  'transport.cache':
    'A shared cache may show the data to another investor, or show data that is out of date.',
  'transport.date': pageClock,
  'transport.clock':
    'Cancellation and investment deadlines are shown wrong by that amount of time.',
  'write.unanswered':
    "The portal looks the result up and finds it: the investor waits, and reads the portal's own sentence.",
} as const;

export type FindingId = keyof typeof breaks | keyof typeof less;

/** @param seen a description of the response. */
export function finding(id: FindingId, subject: string, seen: string): Finding {
  return id in breaks
    ? { id, subject, severity: 'breaks', seen, shows: breaks[id as keyof typeof breaks] }
    : { id, subject, severity: 'less', seen, shows: less[id as keyof typeof less] };
}
