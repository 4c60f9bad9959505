import { toCentavos } from '@investor-portal/shared/rules/money';
import type { Contracts } from '../contract/calls';
import {
  campaignByGuid,
  fromCampaign,
  percentRaised,
  selectCampaign,
  type CampaignWithIssuer,
} from '../db/campaigns';
import { campaignWire } from './campaign-wire';
import type { Handler, Request } from './handler';
import { likePattern, pageOf } from './paging';
import { pesos } from '../rules/format';

const orders = {
  createdOn: 'c.created_at',
  offeredPeriodStartDate: 'c.starts_at',
  offeredPeriodEndDate: 'c.ends_at',
  totalRaisedAmountPercentageByTotalOffering: 'c.raised::numeric / c.total_offering',
  minAmountPerInvestor: 'c.min_amount',
  preMoneyValuation: 'c.total_offering::numeric * (10000 - c.equity_offered) / c.equity_offered',
} as const;

const offeringStatus = `case when c.status_code <> 'APP' or c.ends_at <= $4 then 'ENDED'
  when c.starts_at > $4 then 'UPCOMING' else 'OPEN' end`;

export const newestCampaigns: Handler<Contracts['newestCampaigns']> = (request) =>
  list(request, `c.status_code <> 'TER'`);

/** This list ignores the requested order. The campaign that ends first always comes first. */
export const expiringCampaigns: Handler<Contracts['expiringCampaigns']> = ({
  body,
  ...request
}) => {
  const ascending = { ...request, body: { ...body, isDescending: false } };
  return list(ascending, `${offeringStatus} = 'OPEN'`, { orderBy: 'c.ends_at' });
};

export const issuerCampaigns: Handler<Contracts['issuerCampaigns']> = (request) =>
  list(request, `c.status_code <> 'TER' and c.issuer_guid = $6`, {
    parameters: [request.parameters['guid']],
  });

/** @param parameters the parameters of `condition`, which are numbered from `$6`. */
async function list(
  {
    sandbox,
    body,
    origin,
  }: Pick<Request<Contracts['newestCampaigns']>, 'sandbox' | 'body' | 'origin'>,
  condition: string,
  { orderBy = orders[body.orderBy ?? 'createdOn'] as string, parameters = [] as unknown[] } = {},
) {
  const filter = body.advanceFilter ?? {};
  const page = await pageOf<CampaignWithIssuer>(
    sandbox.db,
    { ...body, rowPerPage: body.rowPerPage ?? 5 },
    {
      key: 'c.guid',
      select: selectCampaign,
      from: fromCampaign,
      where: `where ($1 = '%%' or i.name ilike $1 or c.code ilike $1 or i.address ilike $1)
        and ($2::text is null or c.partner_code = $2)
        and ($3::text is null or ${offeringStatus} = $3)
        and ($5::bigint is null or c.min_amount <= $5) and ${condition}`,
      parameters: [
        likePattern(body.search),
        filter.partnerAccountCode ?? null,
        filter.offeringStatus ?? null,
        sandbox.clock.now(),
        toCentavos(filter.minAmountPerInvestorUpTo),
        ...parameters,
      ],
      orderBy,
    },
  );
  const { rows, ...counts } = page;
  return { ...counts, data: rows.map((row) => campaignWire(sandbox, row, origin)) };
}

export const campaign: Handler<Contracts['campaign']> = async ({ sandbox, parameters, origin }) => {
  const row = await campaignByGuid(sandbox.db, parameters['guid'] ?? '');
  return { data: campaignWire(sandbox, row, origin) };
};

export const subscription: Handler<Contracts['subscription']> = async ({ sandbox, parameters }) => {
  const row = await campaignByGuid(sandbox.db, parameters['guid'] ?? '');
  return {
    data: {
      percentage: percentRaised(row),
      totalCommitmentAmountWithCurrency: pesos(row.raised),
      totalInvestors: row.investors,
    },
  };
};
