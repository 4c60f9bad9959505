import { formatMoney } from '@investor-portal/shared/rules/money';
import { paths } from '@investor-portal/shared/routes/paths';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

interface Tier {
  name: string;
  benefit: string;
  next: { name: string; benefit: string; path: string }[];
}

/** An unknown tier is shown under the API's name and links to every form (spec §6). */
export function tierOf(code: string, { limits, currency }: RuntimeConfig): Tier {
  const money = (limit: keyof typeof limits) => formatMoney(limits[limit], currency);
  const premium = {
    name: 'Premium Account Access',
    benefit: `Waives the standard investment limit of ${money('premiumWaiver')}.`,
    path: paths.premiumAccount,
  };
  const qualified = {
    name: 'Qualified Account Access',
    benefit: `For an annual gross income of at least ${money('qualifiedAnnualIncome')}, a net worth over ${money('qualifiedNetWorth')} or a stock portfolio over ${money('qualifiedStockPortfolio')}.`,
    path: paths.qualifiedAccount,
  };
  const tiers: Record<string, Tier> = {
    BASIC: {
      name: 'Basic Account Access',
      benefit: `Commit funds up to the standard investment limit of ${money('premiumWaiver')}.`,
      next: [premium],
    },
    PREMIUM: { name: premium.name, benefit: premium.benefit, next: [qualified] },
    QUALIFIED: {
      name: 'Qualified Investor',
      benefit: 'You can invest as a qualified investor.',
      next: [],
    },
  };
  const unknown = { name: 'Account tier', benefit: code || '--', next: [premium, qualified] };
  return tiers[code.toUpperCase()] ?? unknown;
}
