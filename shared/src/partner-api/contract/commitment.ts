import * as v from 'valibot';
import {
  code,
  date,
  identity,
  nullableText,
  nameField,
  quantity,
  requestedShares,
  rows,
  text,
} from '../../schema/fields';
import { rowsWithoutRepeats } from '../../schema/without-repeats';

export const adviceSchema = v.object({
  guid: text,
  createdOn: date,
  currencyCode: text,
  amount: quantity,
  transactionType: nameField,
  status: nameField,
  referenceNumber: nullableText,
});
export type Advice = v.InferOutput<typeof adviceSchema>;

/** A change of a campaign since the commitment. The specification does not show its shape. */
export const materialChangeSchema = v.object({ field: text, before: text, after: text });
export type MaterialChange = v.InferOutput<typeof materialChangeSchema>;

/** `commitmentExpirationDate` is MM/dd/yyyy in the platform's time zone (readings W11). Other dates are ISO 8601 instants. */
export const commitmentSchema = v.object({
  guid: identity,
  campaignGuid: text,
  issuerGuid: text,
  campaignCode: text,
  nameOfIssuer: text,
  /** Known values: PENDING and RECONFIRM (spec §4 'Commitment expiry display', list view). */
  campaignStatus: text,
  commitmentCode: text,
  commitmentStatusCode: code,
  commitmentStatus: nameField,
  commitmentCurrencyCode: text,
  commitmentAmount: quantity,
  commitmentShares: requestedShares,
  calibratedAmount: quantity,
  calibratedShares: quantity,
  actualConvertedCurrencyCode: text,
  completionDate: date,
  createdOn: date,
  commitmentDate: date,
  commitmentExpirationDate: date,
  reconfirmDeadlineDate: date,
  investorAccountServiceName: text,
  investorAccountName: text,
  commitmentDebitCreditAdvises: rowsWithoutRepeats(adviceSchema, ({ guid }) => guid),
  materialChanges: rows(materialChangeSchema),
});
export type Commitment = v.InferOutput<typeof commitmentSchema>;

const nestedCommitmentSchema = v.object({
  /** The specification does not show this field. A row without a guid cannot be opened. */
  guid: text,
  commitmentCode: text,
  commitmentShares: requestedShares,
  /** The specification does not show this field here. Without the field, the platform's currency applies. */
  commitmentCurrencyCode: text,
  commitmentAmount: quantity,
  /** The specification does not show the code here. Without it, the campaign's status is used. */
  commitmentStatusCode: code,
  commitmentStatus: nameField,
  commitmentExpirationDate: date,
  reconfirmDeadlineDate: date,
});

export const campaignRowSchema = v.object({
  guid: identity,
  campaignCode: text,
  issuerName: text,
  issuerGuid: text,
  /** Percent of the total offering. */
  campaignProgress: quantity,
  campaignEndDate: date,
  remainingDays: quantity,
  campaignStatus: text,
  commitments: rowsWithoutRepeats(nestedCommitmentSchema, ({ guid }) => guid),
});
export type CampaignRow = v.InferOutput<typeof campaignRowSchema>;
