import * as v from 'valibot';
import type { NewCommitment } from '@investor-portal/shared/partner-api/contract/commitments';
import { exactNumber } from '@investor-portal/shared/schema/fields';

const optionalText = v.optional(v.pipe(v.string(), v.maxLength(200)));
const rowPerPage = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)));
const pageNumber = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
);

/** The body of a paged list (spec §3 'List request'). The body arrives cleaned, so '' and false are absent (readings W8). */
function listRequestSchema<
  const Order extends readonly [string, ...string[]],
  const Filters extends v.ObjectEntries,
>(order: Order, filters: Filters) {
  return v.strictObject({
    rowPerPage,
    currentPage: pageNumber,
    pageNumber,
    isDescending: v.optional(v.boolean()),
    orderBy: v.optional(v.picklist(order)),
    search: optionalText,
    advanceFilter: v.optional(v.strictObject(filters)),
  });
}

/**
 * Campaign lists number their pages `currentPage` (readings W6). Their order and filter are those of the specification
 * (readings W18).
 */
export const campaignListRequestSchema = listRequestSchema(['createdOn'], {
  partnerAccountCode: optionalText,
});

/** Commitment lists number their pages `pageNumber`. */
export const commitmentListRequestSchema = listRequestSchema(
  ['commitmentDate', 'createdOn', 'commitmentAmount', 'commitmentCode'],
  { investorAccountId: optionalText, calibratedCommitmentStatus: optionalText },
);

export const stockMemoListRequestSchema = listRequestSchema(
  ['createdOn', 'finalInvestmentAmount', 'stockMemoNumber'],
  { investorAccountId: optionalText },
);

/** Spec §7 shows two dialects of this list's body. This schema accepts both. */
export const nationalityListRequestSchema = v.strictObject({
  rowPerPage,
  pageNumber,
  searchTerm: optionalText,
  sortOrder: v.optional(v.picklist(['asc', 'desc'])),
  sortField: v.optional(v.picklist(['createdOn', 'name'])),
  orderBy: v.optional(v.picklist(['createdOn', 'name'])),
  isDescending: v.optional(v.boolean()),
  advanceFilter: v.optional(
    v.strictObject({ categoryCode: v.optional(v.picklist(['DEF', 'OTH'])) }),
  ),
});

const isoDay = v.pipe(v.string(), v.isoDate());

/** The range includes both days. We take them to be UTC days (readings R11), like the defaults of spec §9. */
export const accountActivityRequestSchema = v.strictObject({
  startDate: isoDay,
  endDate: isoDay,
  rowPerPage,
  investorAccountId: optionalText,
});

/** CAN cancels, APP reconfirms (spec §4). */
export const statusChangeSchema = v.strictObject({
  data: v.strictObject({ commitmentStatusCode: v.picklist(['CAN', 'APP']) }),
});

const line = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const identifier = v.union([line, v.pipe(exactNumber, v.integer())]);
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const centavoSteps = v.check<number, string>(
  (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4,
  'must not have more than two decimals',
);
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e12), centavoSteps);

export const newCommitmentSchema = v.strictObject({
  transactionCampaignId: identifier,
  commitmentCurrencyCode: currency,
  actualConvertedCurrencyCode: currency,
  issuerId: identifier,
  issuerName: line,
  investorAccountId: identifier,
  investorAccountName: line,
  investorAccountServiceId: identifier,
  investorAccountServiceName: v.literal('INDIVIDUAL INVESTOR'),
  commitmentAmount: amount,
  calibratedAmount: v.literal(0),
  commitmentShares: v.literal(0),
  calibratedShares: v.literal(0),
  actualConvertedAmount: amount,
  commitmentExpirationDate: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}\/\d{4}$/)),
}) satisfies v.GenericSchema<NewCommitment>;
