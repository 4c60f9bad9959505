import * as v from 'valibot';
import { exactNumber } from '../../schema/fields';

const line = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const identifier = v.union([line, v.pipe(exactNumber, v.integer())]);
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const centavoSteps = v.check<number, string>(
  (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4,
  'must not have more than two decimals',
);
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e12), centavoSteps);

/** Spec §3 'New commitment payload'. Amounts are in `commitmentCurrencyCode`. */
export const newCommitmentSchema = v.strictObject({
  transactionCampaignId: identifier,
  commitmentCurrencyCode: currency,
  actualConvertedCurrencyCode: currency,
  issuerId: identifier,
  issuerName: line,
  investorAccountId: identifier,
  investorAccountName: line,
  /** The IDV profile's id, or 0 without a profile. */
  investorAccountServiceId: identifier,
  investorAccountServiceName: v.literal('INDIVIDUAL INVESTOR'),
  commitmentAmount: amount,
  calibratedAmount: v.literal(0),
  commitmentShares: v.literal(0),
  calibratedShares: v.literal(0),
  actualConvertedAmount: amount,
  /** MM/dd/yyyy of the offering's end in the platform's time zone (readings W11). */
  commitmentExpirationDate: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}\/\d{4}$/)),
});
export type NewCommitment = v.InferOutput<typeof newCommitmentSchema>;
