import { callNames, type CallName } from '@investor-portal/shared/partner-api/contract/contracts';
import { productFolders, textsOf } from './product-texts';

// The evidence for a sentence that says "none", "nothing" or "not yet" (readings R16): the calls whose responses were empty,
// or what the portal knows without a call.
type Backing = readonly CallName[] | { known: string };

const company = ['companyView'] as const;
const commitments = ['commitments', 'commitmentsByCampaign'] as const;
const everything = [...commitments, 'stockMemos'] as const;

/** A new sentence needs a row here. Show the sentence only after the response has arrived, was read, and was empty. */
const claims: Readonly<Record<string, Backing>> = {
  'No record found': { known: 'the title of an empty list, shown once its response has arrived' },
  'No Record Found': ['accountActivity'],

  'No open campaign is about to end.': ['expiringCampaigns'],
  'No campaign matches what you’re looking for.': ['newestCampaigns'],
  'There is no introduction yet.': company,
  'The team has not been named yet.': company,
  'There are no company details yet.': company,
  'There are no updates yet.': company,
  'There are no documents yet.': company,
  'There is no discussion yet.': company,
  'This offering has not started yet.': ['campaign'],
  'There is no way to pay right now.': ['paymentOptions'],
  'No fees': ['paymentOptions'],
  'Not available yet': { known: 'providers that spec §5 refuses' },
  'We submit nothing until you answer.': { known: 'the question comes before the request' },
  'Nothing was submitted:': { known: 'the campaign was read again before the request' },
  'This time nothing was committed:': ['invest'],
  'We show no value where figures are missing or don’t agree.': { known: 'a rule of the portal' },

  'No payments or refunds on these dates.': commitments,
  'You held no shares on this date.': ['accountActivity'],
  'No share purchases on these dates.': ['accountActivity'],
  'No share purchases': ['accountActivity'],
  'Campaign Not Yet Completed': ['commitment'],
  'The campaign is not complete yet, so your shares are not final.': ['commitment'],
  'The commitment doesn’t show it so far, but it may still happen.': ['commitment'],
  'No refund is on record yet.': ['commitment'],
  'Nothing happened?': { known: 'a question' },
  'No file?': { known: 'a question' },
  'If no print window opened, you can’t print here.': { known: 'no print event came' },
  'No refund of the remaining it is on record yet.': ['commitment'],
  'No dates ahead.': everything,
  'Nothing yet.': everything,
  'You haven’t invested yet.': everything,
  'None open': commitments,
  'No shares yet': ['stockMemos'],
  'There is no certificate number yet.': ['stockMemos'],
  'No shares yet.': ['stockMemos'],
  'None yet': ['stockMemos'],
  'Nothing here matches “it”.': everything,

  'This browser gives us no picture of your signature.': { known: 'the exported picture' },
  'Not registered yet': ['userDetails'],
  'There’s nothing left to fill in.': ['userDetails'],
  'Your details don’t show it so far.': ['userDetails'],
  'You chose to stay within it, so there is nothing to send.': { known: 'the answer in the form' },
  'You chose not to apply, so there is nothing to send.': { known: 'the answer in the form' },
  'To stay with Basic Account Access, answer No below.': { known: 'it names an answer' },

  'The platform hasn’t opened a new session yet.': { known: 'no hand-over has arrived' },
  'The platform hasn’t opened a session for you yet.': { known: 'no hand-over has arrived' },
  'Nothing was sent.': { known: 'the request is stopped before it is sent' },
};

const absence = /\b(?:no|none|nothing)\b(?! (?:longer|more than)\b)/i;
const notYet = /(?:\bnot\b|n[’']t\b)[^.]*\b(?:yet|so far)\b/i;
/** Numbers (`No of Shares`, `TXN No`), and sentences that say that something is unknown. */
const exempt = /\bNo(?:\.| of\b)|\b(?:TXN|Reference) No\b|\bknow yet\b/i;

/** Returns the sentences of a text that claim that something does not exist. */
const claimsIn = (text: string) =>
  text
    .split(/(?<=[.!?…:])\s+/)
    .filter(
      (sentence) => (absence.test(sentence) || notYet.test(sentence)) && !exempt.test(sentence),
    );

describe('a sentence that says that there is nothing', () => {
  const sentences = productFolders
    .flatMap(textsOf)
    .flatMap(({ file, line, text }) =>
      claimsIn(text).map((sentence) => ({ sentence, source: `${file}:${line}` })),
    );

  it('is listed with the request that returned nothing', () => {
    const unlisted = sentences.filter(({ sentence }) => !Object.hasOwn(claims, sentence));
    expect(unlisted).toEqual([]);
  });

  it('is in the product as long as it is listed, and names calls that the portal makes', () => {
    const shown = new Set(sentences.map(({ sentence }) => sentence));
    expect(Object.keys(claims).filter((sentence) => !shown.has(sentence))).toEqual([]);
    const named = Object.values(claims).flatMap((backing) => ('known' in backing ? [] : backing));
    expect(named.filter((call) => !callNames.includes(call))).toEqual([]);
  });

  it.each([
    ['There are no updates yet. Ask the company.', ['There are no updates yet.']],
    ['Your registration hasn’t arrived so far.', ['Your registration hasn’t arrived so far.']],
    ['None open', ['None open']],
    ['We don’t know yet whether it was made', []],
    ['You can no longer cancel. Stock Memo No. and TXN No', []],
  ])('is recognised: %s', (text, expected) => {
    expect(claimsIn(text)).toEqual(expected);
  });
});
