import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import type {
  Campaign,
  Subscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import type {
  CampaignRow,
  Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import type { CallName } from './contracts';
import { isSameId } from '@investor-portal/shared/partner-api/client/call';
import { invariants, isAbout, type Entities, type Invariant } from './invariants';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';

export interface ReadResponse {
  call: CallName;
  id: string;
  value: unknown;
}

export type ContradictionId =
  | Invariant<never>['id']
  | 'other-thing'
  | 'other-issuer'
  | 'repeated'
  | 'subscription'
  | 'list-and-detail';

/** Values of responses that cannot all be true. */
export interface Contradiction {
  id: ContradictionId;
  call: CallName;
  /** The fields whose values contradict each other: `Campaign.sharePrice`. */
  fieldPaths: readonly string[];
  values: readonly (number | string)[];
}

/** The entity that each call returns, alone or as the rows of a list. */
const entityOf: Readonly<Partial<Record<CallName, keyof Entities>>> = {
  accountActivity: 'AccountActivity',
  campaign: 'Campaign',
  commitment: 'Commitment',
  commitments: 'Commitment',
  commitmentsByCampaign: 'CampaignRow',
  expiringCampaigns: 'Campaign',
  issuerCampaigns: 'Campaign',
  newestCampaigns: 'Campaign',
  paymentOptions: 'PaymentOption',
  stockMemo: 'StockMemo',
  stockMemos: 'StockMemo',
  subscription: 'Subscription',
  userDetails: 'UserDetails',
};

interface FoundEntity<Entity> {
  call: CallName;
  id: string;
  entity: Entity;
}

function entitiesIn<Name extends keyof Entities>(
  responses: readonly ReadResponse[],
  name: Name,
): FoundEntity<Entities[Name]>[] {
  return responses
    .filter(({ call }) => entityOf[call] === name)
    .flatMap(({ call, id, value }) => {
      const rows = (value as { data?: unknown }).data ?? value;
      const entities = (Array.isArray(rows) ? rows : [rows]) as Entities[Name][];
      return entities.map((entity) => ({ call, id, entity }));
    });
}

export function contradictionsIn(
  responses: readonly ReadResponse[],
  now: number,
): readonly Contradiction[] {
  const names = Object.keys(invariants) as (keyof Entities)[];
  const others = wrongGuids(responses);
  // A detail with a wrong guid says nothing about the requested entity.
  const own = responses.filter(
    ({ call, id }) => !others.some((other) => other.call === call && other.values[1] === id),
  );
  return [
    ...others,
    ...names.flatMap((name) => brokenInvariants(own, name, now)),
    ...wrongIssuers(own),
    ...repeatedRows(own),
    ...subscriptions(own),
    ...listsAndDetails(own),
  ];
}

function brokenInvariants<Name extends keyof Entities>(
  responses: readonly ReadResponse[],
  name: Name,
  now: number,
): Contradiction[] {
  const rules: readonly Invariant<Entities[Name]>[] = invariants[name];
  return entitiesIn(responses, name).flatMap(({ call, entity }) =>
    rules.flatMap(({ id, values, holds }): Contradiction[] => {
      const related = Object.entries(values(entity));
      const known = related.flatMap(([, value]) => value ?? []).filter((value) => value !== '');
      if (known.length < related.length) return [];
      const numbers = known.filter((value) => typeof value === 'number');
      const texts = known.filter((value) => typeof value === 'string');
      if (holds(numbers, texts, now)) return [];
      return [{ id, call, fieldPaths: related.map(([key]) => `${name}.${key}`), values: known }];
    }),
  );
}

/** Details with another guid than the requested guid. The portal does not show them. */
function wrongGuids(responses: readonly ReadResponse[]): Contradiction[] {
  return (['Campaign', 'Commitment', 'StockMemo'] as const).flatMap((name) =>
    entitiesIn(responses, name)
      .filter(({ call }) => ['campaign', 'commitment', 'stockMemo'].includes(call))
      .filter(({ id, entity: { guid } }) => !isSameId(guid, id))
      .map(({ call, id, entity: { guid } }) => ({
        id: 'other-thing',
        call,
        fieldPaths: [`${name}.guid`],
        values: [guid, id],
      })),
  );
}

function wrongIssuers(responses: readonly ReadResponse[]): Contradiction[] {
  return entitiesIn(responses, 'Campaign')
    .filter(({ call }) => call === 'issuerCampaigns')
    .filter(({ id, entity: { issuerGuid } }) => issuerGuid !== '' && !isSameId(issuerGuid, id))
    .map(({ call, id, entity: { issuerGuid } }) => ({
      id: 'other-issuer',
      call,
      fieldPaths: ['Campaign.issuerGuid'],
      values: [issuerGuid, id],
    }));
}

const identities = ['guid', 'productGuid', 'nationalityCode'];

function repeatedRows(responses: readonly ReadResponse[]): Contradiction[] {
  return responses.flatMap(({ call, value }) => {
    const rows: unknown = (value as { data?: unknown } | null)?.data ?? value;
    if (!Array.isArray(rows)) return [];
    const ids = rows.flatMap((row: unknown) =>
      identities.flatMap((key) => (row as Record<string, string>)[key] ?? []),
    );
    const repeated = ids.find((id, at) => ids.indexOf(id) < at);
    return repeated === undefined
      ? []
      : [{ id: 'repeated', call, fieldPaths: [entityOf[call] ?? call], values: [repeated] }];
  });
}

/** Reads the amount from `PHP 1,250,000.00`. */
const amountIn = (text: string) => {
  const [digits] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
};

/** Compares each subscription with the campaign in its request. */
function subscriptions(responses: readonly ReadResponse[]): Contradiction[] {
  const campaigns = entitiesIn(responses, 'Campaign');
  return entitiesIn(responses, 'Subscription').flatMap(({ call, id, entity }) => {
    const of = campaigns.find(({ entity: { guid } }) => isSameId(guid, id));
    return of ? subscriptionOf(of.entity, entity).map((it) => ({ ...it, call })) : [];
  });
}

function subscriptionOf(
  { totalOffering: offering, totalInvestors: investors }: Campaign,
  subscription: Subscription,
): Omit<Contradiction, 'call'>[] {
  const { percentage, totalInvestors, totalCommitmentAmountWithCurrency: text } = subscription;
  const amount = amountIn(text);
  const found: Omit<Contradiction, 'call'>[] = [];
  if (amount !== null && percentage !== null && offering && !isAbout(percentage, amount, offering))
    found.push({
      id: 'subscription',
      fieldPaths: [
        'Subscription.percentage',
        'Subscription.totalCommitmentAmountWithCurrency',
        'Campaign.totalOffering',
      ],
      values: [percentage, text, offering],
    });
  // An investor may have committed between the two reads.
  if (investors !== null && totalInvestors !== null && Math.abs(investors - totalInvestors) > 2)
    found.push({
      id: 'subscription',
      fieldPaths: ['Subscription.totalInvestors', 'Campaign.totalInvestors'],
      values: [totalInvestors, investors],
    });
  return found;
}

const campaignTerms = ['currencyCode', 'sharePrice', 'totalOffering'] as const;
const campaignLimits = ['minAmountPerInvestor', 'maxAmountPerInvestor'] as const;
const commitmentTerms = ['commitmentCode', 'commitmentCurrencyCode', 'commitmentAmount'] as const;
const memoTerms = ['stockMemoNumber', 'finalNumberOfShares', 'finalInvestmentAmount'] as const;

function listsAndDetails(responses: readonly ReadResponse[]): Contradiction[] {
  const nested = entitiesIn(responses, 'CampaignRow').flatMap(({ call, id, entity }) =>
    entity.commitments.map((commitment) => ({ call, id, entity: commitment })),
  );
  const commitments: FoundEntity<Commitment | CampaignRow['commitments'][number]>[] = [
    ...entitiesIn(responses, 'Commitment'),
    ...nested,
  ];
  return [
    ...differencesIn('Campaign', entitiesIn(responses, 'Campaign'), (campaign: Campaign) => ({
      ...pick(campaign, [...campaignTerms, ...campaignLimits]),
      offeredPeriodEndDate: parseInstant(campaign.offeredPeriodEndDate),
    })),
    ...differencesIn('Commitment', commitments, (it) => pick(it, commitmentTerms)),
    ...differencesIn('StockMemo', entitiesIn(responses, 'StockMemo'), (memo: StockMemo) =>
      pick(memo, memoTerms),
    ),
  ];
}

type Terms = Readonly<Record<string, number | string | null>>;

const pick = <Entity, Key extends keyof Entity & string>(entity: Entity, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, entity[key] as Terms[string]]));

function differencesIn<Entity extends { guid: string }>(
  name: string,
  found: readonly FoundEntity<Entity>[],
  termsOf: (entity: Entity) => Terms,
): Contradiction[] {
  const first = new Map<string, Terms>();
  return found.flatMap(({ call, entity }) => {
    const known = first.get(entity.guid);
    const terms = termsOf(entity);
    if (!known && entity.guid !== '') first.set(entity.guid, terms);
    return Object.entries(terms).flatMap(([key, value]): Contradiction[] => {
      const before = known?.[key] ?? '';
      if (before === '' || value === '' || value === null || value === before) return [];
      return [
        { id: 'list-and-detail', call, fieldPaths: [`${name}.${key}`], values: [before, value] },
      ];
    });
  });
}
