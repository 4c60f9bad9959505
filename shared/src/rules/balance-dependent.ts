/** Data that stays the same when money moves, whichever remote fetched it. */
const balanceIndependent = ['file-link', 'company-view', 'payment-options'];

/**
 * For `mutate(filter)` after a commitment was made, cancelled or reconfirmed. No remote needs to know another's keys:
 * everything that is not listed as independent counts as stale. A key is an array that starts with a name, which may have
 * the remote's own in front (`portfolio/company-view`).
 */
export function isBalanceDependent(key: unknown): boolean {
  if (!Array.isArray(key)) return false;
  const name = String(key[0]).split('/').at(-1) ?? '';
  return !balanceIndependent.includes(name);
}
