import { isSameId } from '@investor-portal/shared/partner-api/client/call';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { CallName } from './contracts';
import type { Entities, EntityName } from './entities';
import { invariants, isAbout, type Invariant } from './invariants';

export interface ReadResponse {
  call: CallName;
  id: string;
  value: unknown;
}

/** Values of responses that cannot all be true. */
export interface Contradiction {
  id:
    | Invariant<never>['id']
    | 'other-thing'
    | 'other-issuer'
    | 'repeated'
    | 'subscription'
    | 'list-and-detail';
  call: CallName;
  /** The fields whose values contradict each other: `Campaign.sharePrice`. */
  fieldPaths: readonly string[];
  values: readonly (number | string)[];
}

/** The entity that each call returns, alone or as the rows of a list. */
const entityOf: Readonly<Partial<Record<CallName, EntityName>>> = {
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

const rowsIn = (value: unknown) => (value as { data?: unknown } | null)?.data ?? value;

function entitiesIn<Name extends EntityName>(
  responses: readonly ReadResponse[],
  name: Name,
): FoundEntity<Entities[Name]>[] {
  return responses
    .filter(({ call }) => entityOf[call] === name)
    .flatMap(({ call, id, value }) =>
      ([rowsIn(value)].flat() as Entities[Name][]).map((entity) => ({ call, id, entity })),
    );
}

export function contradictionsIn(
  responses: readonly ReadResponse[],
  now: number,
): readonly Contradiction[] {
  // The portal does not show a detail with another guid than the requested one, so its values contradict nothing.
  const others = (['Campaign', 'Commitment', 'StockMemo'] as const).flatMap((name) =>
    wrongIds(responses, name, ['campaign', 'commitment', 'stockMemo'], 'guid', 'other-thing'),
  );
  const own = responses.filter(
    ({ call, id }) => !others.some((other) => other.call === call && other.values[1] === id),
  );
  return [
    ...others,
    ...(Object.keys(invariants) as (keyof typeof invariants)[]).flatMap((name) =>
      brokenInvariants(own, name, now),
    ),
    ...wrongIds(own, 'Campaign', ['issuerCampaigns'], 'issuerGuid', 'other-issuer'),
    ...repeatedRows(own),
    ...subscriptions(own),
    ...listsAndDetails(own),
  ];
}

function brokenInvariants<Name extends keyof typeof invariants>(
  responses: readonly ReadResponse[],
  name: Name,
  now: number,
): Contradiction[] {
  const rules = invariants[name] as readonly Invariant<Entities[Name]>[];
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

/** Finds entities whose `key` is not the guid in their request. */
function wrongIds<Name extends 'Campaign' | 'Commitment' | 'StockMemo'>(
  responses: readonly ReadResponse[],
  name: Name,
  calls: readonly CallName[],
  key: keyof Entities[Name] & string,
  id: 'other-thing' | 'other-issuer',
): Contradiction[] {
  return entitiesIn(responses, name)
    .filter(({ call }) => calls.includes(call))
    .map(({ call, id: asked, entity }) => ({ call, asked, found: entity[key] as string }))
    .filter(({ asked, found }) => (key === 'guid' || found !== '') && !isSameId(found, asked))
    .map(({ call, asked, found }) => {
      return { id, call, fieldPaths: [`${name}.${key}`], values: [found, asked] };
    });
}

const identities = ['guid', 'productGuid', 'nationalityCode'];

function repeatedRows(responses: readonly ReadResponse[]): Contradiction[] {
  return responses.flatMap(({ call, value }): Contradiction[] => {
    const ids = [rowsIn(value)].flat().flatMap((row) => {
      const texts = row as Record<string, string> | null;
      return identities.flatMap((key) => texts?.[key] ?? []);
    });
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
  return entitiesIn(responses, 'Subscription').flatMap(({ call, id: asked, entity }) => {
    const { percentage, totalInvestors, totalCommitmentAmountWithCurrency: text } = entity;
    const campaign = campaigns.find(({ entity: { guid } }) => isSameId(guid, asked))?.entity;
    const { totalOffering: offering, totalInvestors: investors = null } = campaign ?? {};
    const amount = amountIn(text);
    const id = 'subscription' as const;
    const found: Contradiction[] = [];
    if (amount !== null && percentage !== null && offering)
      if (!isAbout(percentage, amount, offering)) {
        const own = ['percentage', 'totalCommitmentAmountWithCurrency'];
        const fieldPaths = [...own.map((key) => `Subscription.${key}`), 'Campaign.totalOffering'];
        found.push({ id, call, fieldPaths, values: [percentage, text, offering] });
      }
    // An investor may have committed between the two reads.
    if (investors !== null && totalInvestors !== null && Math.abs(investors - totalInvestors) > 2) {
      const fieldPaths = ['Subscription.totalInvestors', 'Campaign.totalInvestors'];
      found.push({ id, call, fieldPaths, values: [totalInvestors, investors] });
    }
    return found;
  });
}

/** The fields that have the same value in every response with the entity. */
const terms = {
  Campaign: [
    'currencyCode',
    'sharePrice',
    'totalOffering',
    'minAmountPerInvestor',
    'maxAmountPerInvestor',
    'offeredPeriodEndDate',
  ],
  Commitment: ['commitmentCode', 'commitmentCurrencyCode', 'commitmentAmount'],
  StockMemo: ['stockMemoNumber', 'finalNumberOfShares', 'finalInvestmentAmount'],
};

function listsAndDetails(responses: readonly ReadResponse[]): Contradiction[] {
  const nested = entitiesIn(responses, 'CampaignRow').flatMap(({ call, id, entity }) =>
    entity.commitments.map((commitment) => ({ call, id, entity: commitment })),
  );
  return [
    ...differencesIn('Campaign', entitiesIn(responses, 'Campaign')),
    ...differencesIn('Commitment', [...entitiesIn(responses, 'Commitment'), ...nested]),
    ...differencesIn('StockMemo', entitiesIn(responses, 'StockMemo')),
  ];
}

function differencesIn(
  name: keyof typeof terms,
  found: readonly FoundEntity<{ guid: string }>[],
): Contradiction[] {
  const first = new Map<string, object>();
  return found.flatMap(({ call, entity }) => {
    const known = first.get(entity.guid);
    if (!known && entity.guid !== '') first.set(entity.guid, entity);
    return terms[name].flatMap((key): Contradiction[] => {
      const [before, value] = [termOf(known, key), termOf(entity, key)];
      if (before === '' || value === '' || value === before) return [];
      return [
        { id: 'list-and-detail', call, fieldPaths: [`${name}.${key}`], values: [before, value] },
      ];
    });
  });
}

/** Returns an empty text for an unknown value. */
function termOf(entity: object | undefined, key: string): number | string {
  const value = entity && (Reflect.get(entity, key) as number | string | null);
  return (key.endsWith('Date') ? parseInstant(String(value)) : value) ?? '';
}
