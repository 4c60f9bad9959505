import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { toCentavos, toUnits, type Centavos } from '@investor-portal/shared/rules/money';
import { formatNumber } from '@investor-portal/shared/rules/number-format';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';

/*
 * Investors pay the total offering for the equity offered. So the company is worth total offering ÷ equity after the
 * investment, and that amount minus the total offering before it. This assumes that the shares are new and all are
 * sold.
 */

export interface Valuation {
  before: Centavos;
  after: Centavos;
}

type Offering = Pick<
  Campaign,
  'totalOffering' | 'sharePrice' | 'numberSharesOffered' | 'equityOffered'
>;

const equityDecimals = 6;
const wholeCompany = 100 * 10 ** equityDecimals;

/**
 * The result is exact, then rounded half up to centavos. Returns null if a figure is missing, impossible or contradicts
 * the others.
 */
export function valuationOf(campaign: Offering): Valuation | null {
  const offering = offeringOf(campaign);
  const equity = toUnits(campaign.equityOffered, equityDecimals);
  if (offering === null || equity === null || equity <= 0 || equity >= wholeCompany) return null;
  const after = roundedQuotient(BigInt(offering) * BigInt(wholeCompany), BigInt(equity));
  if (after > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  return { after: Number(after) as Centavos, before: (Number(after) - offering) as Centavos };
}

/** The equity with every decimal that `valuationOf` uses: `1.234%`. */
export function equityText(equityOffered: number): string {
  return `${formatNumber(equityOffered, { maximumFractionDigits: equityDecimals })}%`;
}

/**
 * Returns what investors pay for all shares. If the API sends both, price × shares must equal the total offering to
 * within one share.
 */
function offeringOf({ totalOffering, sharePrice, numberSharesOffered }: Offering): Centavos | null {
  const total = toCentavos(totalOffering);
  if (total === null || total <= 0) return null;
  const price = toSharePrice(sharePrice);
  if (price === null || numberSharesOffered === null) return total;
  if (price <= 0 || numberSharesOffered <= 0 || !Number.isSafeInteger(numberSharesOffered))
    return null;
  // In 1/10,000 PHP, like the price.
  const rest = BigInt(total) * 100n - BigInt(price) * BigInt(numberSharesOffered);
  return (rest < 0n ? -rest : rest) < BigInt(price) ? total : null;
}

function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

export function aboutValuation(amount: Centavos | undefined, currency: string): string {
  return amount === undefined ? '--' : `About ${formatValuation(amount, currency)}`;
}

export function formatValuation(amount: Centavos, currency: string): string {
  const rounded = formatNumber(amount / 100, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  });
  return `${currency || runtimeConfig().currency} ${rounded}`.replaceAll(' ', '\u{A0}');
}
