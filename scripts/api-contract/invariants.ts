import { readPercent } from '@investor-portal/shared/rules/percent';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { Entities, EntityName } from './entities';

// No bundle contains this file. `pnpm check-api` judges an API by these rules, and the sandbox's tests judge the sandbox.

type Value = number | string | null | undefined;
type Id =
  | 'not-positive'
  | 'negative'
  | 'currency'
  | 'minimum-above-maximum'
  | 'end-before-start'
  | 'raised-percentage'
  | 'equity'
  | 'calibrated-above-committed'
  | 'completed-before-committed'
  | 'status'
  | 'no-reconfirm-deadline'
  | 'days-left'
  | 'balance';
/** Receives the numbers and the texts among the values in their order, and `now` in epoch ms. */
type Rule = (numbers: readonly number[], texts: readonly string[], now: number) => boolean;

/** An invariant of an entity. It is not judged while one of its values is unknown. */
export interface Invariant<Entity> {
  id: Id;
  /** Returns the related values by their field. */
  values: (entity: Entity) => Readonly<Record<string, Value>>;
  holds: Rule;
}

const aboveZero: Rule = ([value = 1]) => value > 0;
const notNegative: Rule = ([value = 0]) => value >= 0;
const isCurrency: Rule = (_, [code = '']) => /^[A-Z]{3}$/.test(code);
const inOrder: Rule = ([first = 0, second = 0]) => first <= second;

/** Returns a rule for the values of an entity's fields. Dates are instants in epoch ms. */
const of = (id: Id, holds: Rule, ...keys: string[]): Invariant<object> => ({
  id,
  holds,
  values: (entity) =>
    Object.fromEntries(
      keys.map((key) => {
        const value = Reflect.get(entity, key) as Value;
        return [key, key.endsWith('Date') ? parseInstant(String(value ?? '')) : value];
      }),
    ),
});
/** Returns the same rule for each of these fields. */
const each = (id: Id, holds: Rule, ...keys: string[]) => keys.map((key) => of(id, holds, key));

/** Percentages may be rounded to whole numbers. */
export const isAbout = (percent: number, part: number, whole: number) =>
  Math.abs(percent - (part / whole) * 100) <= 1;
const endedNames = ['completed', 'committed', 'canceled', 'cancelled', 'terminated'];
/** The names of `commitmentStatus` that contradict a status code. */
const contradictingNames: Readonly<Record<string, readonly string[]>> = {
  PEN: endedNames,
  REC: endedNames,
  CAN: ['pending', 'ongoing', 'incomplete', 'completed', 'committed'],
};

const sumOf = (entries: readonly { totalNoUnits: number | null }[]) =>
  entries.reduce<number | null>(
    (sum, { totalNoUnits: units }) => (sum === null || units === null ? null : sum + units),
    0,
  );

export const invariants: {
  readonly [Name in EntityName]?: readonly Invariant<Entities[Name]>[];
} = {
  Campaign: [
    ...each('not-positive', aboveZero, 'sharePrice', 'totalOffering', 'numberSharesOffered'),
    ...each('negative', notNegative, 'totalRaisedAmount'),
    ...each('negative', notNegative, 'minAmountPerInvestor', 'maxAmountPerInvestor'),
    of('currency', isCurrency, 'currencyCode'),
    {
      id: 'minimum-above-maximum',
      values: ({ minAmountPerInvestor, maxAmountPerInvestor }) => ({
        minAmountPerInvestor,
        // 0 means that there is no maximum (readings R2).
        maxAmountPerInvestor: maxAmountPerInvestor || null,
      }),
      holds: inOrder,
    },
    of(
      'end-before-start',
      ([start = 0, end = 0]) => start < end,
      'offeredPeriodStartDate',
      'offeredPeriodEndDate',
    ),
    {
      id: 'raised-percentage',
      values: (campaign) => ({
        totalRaisedAmountPercentageByTotalOffering: readPercent(
          campaign.totalRaisedAmountPercentageByTotalOffering,
        ),
        totalRaisedAmount: campaign.totalRaisedAmount,
        totalOffering: campaign.totalOffering || null,
      }),
      holds: ([percent = 0, raised = 0, offering = 1]) => isAbout(percent, raised, offering),
    },
    of('equity', ([percent = 0]) => percent >= 0 && percent <= 100, 'equityOffered'),
  ],
  Subscription: each('negative', notNegative, 'percentage', 'totalInvestors'),
  Commitment: [
    of('not-positive', aboveZero, 'commitmentAmount'),
    ...each('negative', notNegative, 'commitmentShares', 'calibratedAmount', 'calibratedShares'),
    ...each('currency', isCurrency, 'commitmentCurrencyCode', 'actualConvertedCurrencyCode'),
    of('calibrated-above-committed', inOrder, 'calibratedAmount', 'commitmentAmount'),
    of('completed-before-committed', inOrder, 'commitmentDate', 'completionDate'),
    {
      id: 'status',
      values: ({ commitmentStatusCode, commitmentStatus }) => ({
        commitmentStatusCode,
        'commitmentStatus.name': commitmentStatus.name,
      }),
      holds: (_, [code = '', name = '']) =>
        !contradictingNames[code.toUpperCase()]?.includes(name.toLowerCase()),
    },
    {
      id: 'no-reconfirm-deadline',
      values: ({ commitmentStatusCode, reconfirmDeadlineDate }) => ({
        commitmentStatusCode,
        reconfirmDeadlineDate: String(parseInstant(reconfirmDeadlineDate) ?? 'none'),
      }),
      holds: (_, [code, deadline]) => code !== 'REC' || deadline !== 'none',
    },
  ],
  CampaignRow: [
    of('negative', notNegative, 'campaignProgress'),
    of(
      'days-left',
      // APIs count days by the calendar or by hours. After the end, the count is zero or negative.
      ([days = 0, end = 0], _, now) =>
        end > now ? Math.abs(days - (end - now) / 86_400_000) < 2 : days <= 1,
      'remainingDays',
      'campaignEndDate',
    ),
  ],
  StockMemo: [
    ...each('negative', notNegative, 'finalNumberOfShares', 'finalInvestmentAmount'),
    of('currency', isCurrency, 'currencyCode'),
  ],
  PaymentOption: each('negative', notNegative, 'fee'),
  UserDetails: [
    {
      id: 'negative',
      values: ({ walletDetails }) => ({ 'walletDetails.balance': walletDetails?.balance }),
      holds: notNegative,
    },
    {
      id: 'currency',
      values: ({ walletDetails }) => ({
        'walletDetails.currencyCode': walletDetails?.currencyCode,
      }),
      holds: isCurrency,
    },
  ],
  AccountActivity: (['beginning', 'ending'] as const).map((side) => ({
    id: 'balance',
    values: ({ balance }) => ({
      [`balance.${side}Shares`]: balance[`${side}Shares`],
      [`balance.${side}BalanceList`]: sumOf(balance[`${side}BalanceList`]),
    }),
    holds: ([total = 0, sum = 0]) => total === sum,
  })),
};
