import type {
  AccountActivity,
  ActivityTransaction,
} from '@investor-portal/shared/partner-api/contract/account-activities';

/** Returns the issuer of a share purchase, or ''. Only the balance entry with the same number names the issuer. */
export function issuerOf(
  { transactionNo }: Pick<ActivityTransaction, 'transactionNo'>,
  { beginningBalanceList, endingBalanceList }: AccountActivity['balance'],
): string {
  const entries = transactionNo ? [...endingBalanceList, ...beginningBalanceList] : [];
  return entries.find(({ transactionCode }) => transactionCode === transactionNo)?.issuer ?? '';
}
