type Identifier = string | number;

/** Spec §3 'New commitment payload'. Amounts are in `commitmentCurrencyCode`. */
export interface NewCommitment {
  transactionCampaignId: Identifier;
  commitmentCurrencyCode: string;
  actualConvertedCurrencyCode: string;
  issuerId: Identifier;
  issuerName: string;
  investorAccountId: Identifier;
  investorAccountName: string;
  /** The IDV profile's id, or 0 without a profile. */
  investorAccountServiceId: Identifier;
  investorAccountServiceName: 'INDIVIDUAL INVESTOR';
  commitmentAmount: number;
  calibratedAmount: 0;
  commitmentShares: 0;
  calibratedShares: 0;
  actualConvertedAmount: number;
  /** MM/dd/yyyy of the offering's end in the platform's time zone (readings W11). */
  commitmentExpirationDate: string;
}
