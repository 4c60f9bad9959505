import type { Severity } from '../model/finding';

/** The purpose of a field, which decides how severe its absence is. */
export interface Meaning {
  severity: Severity;
  /** The effect for an investor when the field is missing or cannot be read. */
  shows: string;
  /** Whether the field may be empty, null until some event, or left out where it is null. */
  optional: boolean;
  /** The codes that the portal knows, in lower or upper case, or an empty list if any value is allowed. */
  codes: readonly string[];
  /** Whether the field is an amount, with at most two decimals. */
  amount: boolean;
  /** Whether the field is personal data, which reports never quote. */
  personal: boolean;
}

type Flag = 'amount' | 'optional' | 'personal';
export type Row = Partial<Meaning>;

const flagged = (...flags: Flag[]): Row => Object.fromEntries(flags.map((flag) => [flag, true]));
const less = (shows: string, ...flags: Flag[]): Row => ({ shows, ...flagged(...flags) });
const breaks = (shows: string, ...flags: Flag[]): Row => ({
  ...less(shows, ...flags),
  severity: 'breaks',
});
const oneOf = (row: Row, ...codes: string[]): Row => ({ ...row, codes });

const campaignStatuses = 'PENDING RECONFIRM UPCOMING ONGOING ENDED COMPLETED TERMINATED'.split(' ');
const commitmentCodes = ['PEN', 'COM', 'REC', 'CAN', 'APP'];
const commitmentStatuses =
  'pending incomplete ongoing canceled cancelled terminated completed committed'.split(' ');

/** The fields whose absence costs an investor something else than `meaning.ts` says of every field, by entity or envelope. */
export const fieldTable: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  Campaign: {
    guid: breaks('The card is left out of the list: there is nothing to open.'),
    transactionCampaignId: breaks('Investing is refused: the commitment names no campaign.'),
    statusCode: oneOf(
      less('Cancelling is never offered, and a campaign that is over may look open.'),
      'APP',
      'COM',
      'TER',
    ),
    isInvestmentActionAllowed: less('Cancelling is never offered.'),
    issuerGuid: breaks("The issuer's pages and other campaigns are missing."),
    nameOfIssuer: less("Where no other field names the issuer, it is '--'."),
    issuerName: less("Where no other field names the issuer, it is '--'."),
    issuerImage: less("The issuer's initials are shown instead of its logo.", 'optional'),
    issuerAccount: breaks("Investing is refused: the commitment lacks the issuer's account."),
    'issuerAccount.accountId': breaks(
      "Investing is refused: the commitment lacks the issuer's account.",
    ),
    'issuerAccount.name': less("Where no other field names the issuer, it is '--'."),
    'issuerAccount.imageUrl': less(
      "The issuer's initials are shown instead of its logo.",
      'optional',
    ),
    campaignBanner: less('The card has no picture.', 'optional'),
    transactionCampaignGalleries: less('The campaign shows no gallery.'),
    'transactionCampaignGalleries[].url': less('A picture of the gallery is left out.'),
    campaignHighlights: less("The highlights are 'No record found'.", 'optional'),
    campaignSummary: less("The summary is 'No record found'.", 'optional'),
    address: flagged('optional'),
    totalOffering: flagged('amount'),
    totalRaisedAmountPercentageByTotalOffering: less('The progress bar is empty.'),
    sharePrice: less('The card shows no price, and no shares are estimated.'),
    totalInvestors: less('The card does not say how many have invested.', 'optional'),
    minAmountPerInvestor: less(
      'The card shows no minimum, and an amount below it is refused only by the API.',
      'amount',
    ),
    maxAmountPerInvestor: less(
      'The card shows no maximum, and an amount above it is refused only by the API.',
      'amount',
    ),
    offeredPeriodStartDate: less("A campaign's opening is '--', and no countdown runs to it."),
    offeredPeriodEndDate: breaks(
      'No countdown runs, and investing is refused: the commitment has no expiry.',
    ),
    createdOn: less('Filtered campaigns cannot be shown newest first.'),
  },
  Subscription: {
    percentage: less('The subscription shows no percentage.'),
    totalInvestors: less("The campaign's own number is shown, or else '--'."),
  },
  CompanySection: {
    sectionCode: less("A section of the company is 'No record found'."),
    jsonData: less("A section of the company is 'No record found'."),
  },
  Company: {
    SUBUS: less("The introduction is 'No record found'."),
    'SUBUS.IntroductionToTheBusiness': less("The introduction is 'No record found'."),
    TEAM: less("The team is 'No record found'."),
    'TEAM[].ImageUrl': less('Initials are shown instead of a portrait.', 'optional'),
    COINF: less("The company's details are 'No record found'."),
    'COINF.ImageUrl': less("Initials are shown instead of the company's picture.", 'optional'),
    DOCS: less("The documents are 'No record found'."),
    'DOCS[].DocumentId': less('A document is left out and counted: there is nothing to open.'),
    UPDAT: less("Updates lead to the platform's page, or are not shown.", 'optional'),
    'UPDAT[].Text': less('An update is its title alone.'),
    'UPDAT[].Date': less("An update has the date '--', and comes last."),
    DISCU: less("The discussion leads to the platform's page, or is not shown.", 'optional'),
    'DISCU[].Text': less('A post of the discussion is its title alone.'),
    'DISCU[].Date': less("A post of the discussion has the date '--', and comes last."),
    'data.details': less("Every section of the company is 'No record found'."),
    data: less("A section of the company is 'No record found'."),
  },
  PaymentOption: {
    productGuid: breaks('The payment option is left out: it cannot be chosen.'),
    providerCode: oneOf(
      breaks("'Unavailable Selected Payment': nobody can invest with this option."),
      'EVLT',
      'BIBO',
    ),
    fee: less('The review does not say what paying costs.', 'amount', 'optional'),
  },
  UserDetails: {
    accountId: breaks(
      "Investing is refused, and the investor's lists cannot be requested.",
      'personal',
    ),
    firstName: flagged('personal'),
    lastName: flagged('personal'),
    emailAddress: flagged('personal'),
    mobilePrefix: flagged('optional', 'personal'),
    mobileNumber: flagged('optional', 'personal'),
    imageUrl: less('Initials are shown instead of the picture.', 'optional', 'personal'),
    companyName: flagged('optional', 'personal'),
    accountTier: oneOf(
      less(
        'The profile shows no tier, and the standard limit is not mentioned before the API refuses.',
        'optional',
      ),
      'NEW',
      'BASIC',
      'PREMIUM',
      'QUALIFIED',
      'INSTITUTIONAL',
    ),
    profiles: breaks('The portal treats a registered investor as new: they cannot invest.'),
    'profiles[]': breaks('The portal treats a registered investor as new: they cannot invest.'),
    'profiles[].serviceCode': breaks(
      'The portal treats a registered investor as new: they cannot invest.',
    ),
    'profiles[].accountServiceId': less('Commitments are sent with the profile id 0.', 'personal'),
    walletDetails: less("The wallet is '--', and no amount is checked against it."),
    'walletDetails.walletId': flagged('personal'),
    'walletDetails.balance': less(
      "The wallet is '--', and no amount is checked against it.",
      'amount',
      'personal',
    ),
  },
  Commitment: {
    guid: breaks('The commitment is left out of the list: there is nothing to open.'),
    campaignGuid: breaks("The commitment's campaign is not found: cancelling is never offered."),
    issuerGuid: less("The issuer's pages are not reached from the commitment."),
    campaignStatus: oneOf(
      less("The list shows no expiry, and the campaign's status is '--'."),
      ...campaignStatuses,
    ),
    commitmentStatusCode: oneOf(
      breaks('Neither cancelling nor reconfirming is ever offered.'),
      ...commitmentCodes,
    ),
    commitmentStatus: oneOf(
      less("The status is '--', and no final figures are shown."),
      ...commitmentStatuses,
    ),
    commitmentAmount: less("The amount is '--', and the portfolio's totals leave it out."),
    completionDate: flagged('optional'),
    commitmentDate: less(
      "Without `createdOn`, the commitment's date is '--', and statements leave it out.",
    ),
    reconfirmDeadlineDate: less('The investor is not told until when to reconfirm.', 'optional'),
    investorAccountName: flagged('personal'),
    commitmentDebitCreditAdvises: less('The commitment shows no transactions and no refund.'),
    'commitmentDebitCreditAdvises[].referenceNumber': flagged('optional'),
    materialChanges: less('An investor who has to reconfirm is not told what has changed.'),
    'materialChanges[].field': less(
      'An investor who has to reconfirm is not told what has changed.',
    ),
    'materialChanges[].before': less('A change is shown without the old value.'),
    'materialChanges[].after': less('A change is shown without the new value.'),
  },
  CampaignRow: {
    guid: breaks('The campaign and its commitments are left out of the list.'),
    issuerGuid: less("The issuer's pages are not reached from the list."),
    campaignProgress: less('The progress bar is empty.'),
    campaignStatus: oneOf(
      less("The list shows no expiry, and the campaign's status is '--'."),
      ...campaignStatuses,
    ),
    commitments: breaks('The campaign shows no commitments.'),
    'commitments[]': breaks('A commitment is left out.'),
    'commitments[].guid': breaks('The commitment cannot be opened from the list.'),
    'commitments[].commitmentStatusCode': oneOf(
      less("The campaign's status is shown instead of the commitment's."),
      ...commitmentCodes,
    ),
    'commitments[].commitmentStatus': oneOf({}, ...commitmentStatuses),
    'commitments[].reconfirmDeadlineDate': less(
      'The investor is not told until when to reconfirm.',
      'optional',
    ),
  },
  StockMemo: {
    guid: breaks('The position is left out of the list: there is nothing to open.'),
    finalNumberOfShares: less("The number of shares is '--', and totals leave it out."),
    finalInvestmentAmount: less("The amount is '--', and totals leave it out."),
    assignee: flagged('optional', 'personal'),
    certificateNumber: less('The certificate is shown as not issued.', 'optional'),
    completionDate: flagged('optional'),
    commitments: less('The position does not lead to its commitments.'),
    'commitments[].guid': less('The position does not lead to its commitment.'),
  },
  AccountActivity: {
    stockPositions: less("The positions are 'No Record Found'."),
    'stockPositions[].guid': less('A position cannot be opened from the activity.'),
    transactions: less("The transactions are 'No record found'."),
    'transactions[].referenceNo': flagged('optional'),
    'balance.beginningBalanceList': less('The balance shows no shares.'),
    'balance.endingBalanceList': less('The balance shows no shares.'),
  },
  Nationality: {
    name: less('The code is shown instead of the name; in the second list, the entry is left out.'),
    nationalityCode: breaks('The nationality cannot be chosen.'),
  },
  List: {
    data: breaks('The list is an error.'),
    totalPages: less('The list requests one page more than there is.'),
  },
  Link: {
    data: less('A picture or document is not shown.'),
  },
  Options: {
    data: breaks('Nobody can choose how to pay.'),
  },
};

/** No screen needs these fields. */
export const unused: ReadonlySet<string> = new Set([
  'Campaign.campaignId',
  'Commitment.createdOn',
  'Commitment.commitmentDebitCreditAdvises[].guid',
  'StockMemo.commitments[].campaignGuid',
  'AccountActivity.transactions[].transactionId',
  'List.currentPage',
]);
