import { formatMoney } from '@investor-portal/shared/rules/money';
import { paths } from '@investor-portal/shared/routes/paths';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

export interface Tier {
  name: string;
  brings: string;
  /** Those that can be applied for from here. */
  next: { name: string; brings: string; path: string }[];
}

/**
 * The account tiers of spec §6: what each brings, and the way to the next. One that the API does not tell, or calls by
 * a word of its own, is not guessed, and every form is open from it.
 */
export function tierOf(code: string, { limits, currency }: RuntimeConfig): Tier {
  const premium = {
    name: 'Premium Account Access',
    brings: `Waives the standard investment limit of ${formatMoney(limits.premiumWaiver, currency)}.`,
    path: paths.premiumAccount,
  };
  const qualified = {
    name: 'Qualified Account Access',
    brings:
      `For an annual gross income of at least ${formatMoney(limits.qualifiedAnnualIncome, currency)}, ` +
      `a net worth over ${formatMoney(limits.qualifiedNetWorth, currency)} or a stock portfolio over ` +
      `${formatMoney(limits.qualifiedStockPortfolio, currency)}.`,
    path: paths.qualifiedAccount,
  };
  const tiers: Record<string, Tier> = {
    BASIC: {
      name: 'Basic Account Access',
      brings: `Commit funds up to the standard investment limit of ${formatMoney(limits.premiumWaiver, currency)}.`,
      next: [premium],
    },
    PREMIUM: { name: premium.name, brings: premium.brings, next: [qualified] },
    QUALIFIED: {
      name: 'Qualified Investor',
      brings: 'Invest as a certified qualified investor.',
      next: [],
    },
  };
  const unknown = { name: 'Account tier', brings: code || '--', next: [premium, qualified] };
  return tiers[code.toUpperCase()] ?? unknown;
}
