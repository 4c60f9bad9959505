import { readPercent } from '@investor-portal/shared/rules/percent';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { Entities, EntityName } from './entities';

// No bundle contains this file. `pnpm check-api` judges an API by these rules, and the sandbox's tests judge the sandbox.

type Value = number | string | null | undefined;

/** An invariant of an entity. It is not judged while one of its values is unknown. */
export interface Invariant<Entity> {
  id:
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
  /** Returns the related values by their field. */
  values: (entity: Entity) => Readonly<Record<string, Value>>;
  /** Receives the numbers and the texts among the values in their order, and `now` in epoch ms. */
  holds: (numbers: readonly number[], texts: readonly string[], now: number) => boolean;
}

const aboveZero = ([value = 1]: readonly number[]) => value > 0;
const notNegative = ([value = 0]: readonly number[]) => value >= 0;
const isCurrency = (_: unknown, [code = '']: readonly string[]) => /^[A-Z]{3}$/.test(code);
const inOrder = ([first = 0, second = 0]: readonly number[]) => first <= second;

const each = <Entity>(
  id: Invariant<Entity>['id'],
  holds: Invariant<Entity>['holds'],
  keys: readonly (keyof Entity & string)[],
): Invariant<Entity>[] =>
  keys.map((key) => ({ id, holds, values: (entity) => ({ [key]: entity[key] as Value }) }));

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
    ...each<Entities['Campaign']>('not-positive', aboveZero, [
      'sharePrice',
      'totalOffering',
      'numberSharesOffered',
    ]),
    ...each<Entities['Campaign']>('negative', notNegative, [
      'totalRaisedAmount',
      'minAmountPerInvestor',
      'maxAmountPerInvestor',
    ]),
    ...each<Entities['Campaign']>('currency', isCurrency, ['currencyCode']),
    {
      id: 'minimum-above-maximum',
      values: ({ minAmountPerInvestor, maxAmountPerInvestor }) => ({
        minAmountPerInvestor,
        // 0 means that there is no maximum (readings R2).
        maxAmountPerInvestor: maxAmountPerInvestor || null,
      }),
      holds: inOrder,
    },
    {
      id: 'end-before-start',
      values: ({ offeredPeriodStartDate, offeredPeriodEndDate }) => ({
        offeredPeriodStartDate: parseInstant(offeredPeriodStartDate),
        offeredPeriodEndDate: parseInstant(offeredPeriodEndDate),
      }),
      holds: ([start = 0, end = 0]) => start < end,
    },
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
    {
      id: 'equity',
      values: ({ equityOffered }) => ({ equityOffered }),
      holds: ([percent = 0]) => percent >= 0 && percent <= 100,
    },
  ],
  Subscription: [
    ...each<Entities['Subscription']>('negative', notNegative, ['percentage', 'totalInvestors']),
  ],
  Commitment: [
    ...each<Entities['Commitment']>('not-positive', aboveZero, ['commitmentAmount']),
    ...each<Entities['Commitment']>('negative', notNegative, [
      'commitmentShares',
      'calibratedAmount',
      'calibratedShares',
    ]),
    ...each<Entities['Commitment']>('currency', isCurrency, [
      'commitmentCurrencyCode',
      'actualConvertedCurrencyCode',
    ]),
    {
      id: 'calibrated-above-committed',
      values: ({ calibratedAmount, commitmentAmount }) => ({ calibratedAmount, commitmentAmount }),
      holds: inOrder,
    },
    {
      id: 'completed-before-committed',
      values: ({ commitmentDate, completionDate }) => ({
        commitmentDate: parseInstant(commitmentDate),
        completionDate: parseInstant(completionDate),
      }),
      holds: inOrder,
    },
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
    ...each<Entities['CampaignRow']>('negative', notNegative, ['campaignProgress']),
    {
      id: 'days-left',
      values: ({ remainingDays, campaignEndDate }) => ({
        remainingDays,
        campaignEndDate: parseInstant(campaignEndDate),
      }),
      // APIs count days by the calendar or by hours. After the end, the count is zero or negative.
      holds: ([days = 0, end = 0], _, now) =>
        end > now ? Math.abs(days - (end - now) / 86_400_000) < 2 : days <= 1,
    },
  ],
  StockMemo: [
    ...each<Entities['StockMemo']>('negative', notNegative, [
      'finalNumberOfShares',
      'finalInvestmentAmount',
    ]),
    ...each<Entities['StockMemo']>('currency', isCurrency, ['currencyCode']),
  ],
  PaymentOption: [...each<Entities['PaymentOption']>('negative', notNegative, ['fee'])],
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
