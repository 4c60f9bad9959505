/** SWR's data by name, and whether it is another after a commitment was made, cancelled or reconfirmed. */
const changesWithMoney = {
  'account-activity': true,
  campaign: true,
  campaigns: true,
  'campaigns-by-guid': true,
  commitment: true,
  commitments: true,
  'commitments-by-campaign': true,
  'company-view': false,
  compared: true,
  'file-link': false,
  'my-commitments': true,
  'other-commitments': true,
  'payment-options': false,
  'standard-limit': true,
  statement: true,
  'stock-position': true,
  'stock-positions': true,
  subscription: true,
  'user-details': true,
  'watched-campaigns': true,
  year: true,
} as const satisfies Record<string, boolean>;

export type DataName = keyof typeof changesWithMoney;

/** A key of SWR's: the name of the data, and what else identifies it. */
export type DataKey = readonly [DataName, ...string[]];

/**
 * For `mutate(filter)`: whether a key's data is out of date now that money has moved. Whatever another team's remote keeps
 * under a name of its own counts as out of date. Text keys are not data of one response: a list on the screen keeps its rows.
 * @param shown what the screen shows, and refetches instead of clearing it.
 */
export function isOutdatedByMoney(key: unknown, shown: readonly DataName[] = []): boolean {
  if (!Array.isArray(key)) return false;
  const name = String(key[0]);
  const independent = Object.hasOwn(changesWithMoney, name) && !changesWithMoney[name as DataName];
  return !independent && !shown.includes(name as DataName);
}

/** For `mutate(filter)`: whether a key has one of these names. */
export function isNamed(key: unknown, names: readonly DataName[]): boolean {
  return Array.isArray(key) && names.includes(key[0] as DataName);
}
