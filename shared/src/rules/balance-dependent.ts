/** What is read and stays as it was when money moves, whichever remote has read it. */
const lasting = ['file-link', 'company-view', 'payment-options'];

/**
 * For `mutate(filter)` after a commitment was made, cancelled or reconfirmed. Nobody else's keys are named: what is
 * not known to last is taken for out of date. A key is an array that starts with a name, which a remote may put its
 * own in front of (`portfolio/company-view`).
 */
export function isBalanceDependent(key: unknown): boolean {
  if (!Array.isArray(key)) return false;
  const name = String(key[0]).split('/').at(-1) ?? '';
  return !lasting.includes(name);
}
