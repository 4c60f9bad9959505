import type { Contracts } from '../contract/calls';
import {
  campaignByGuid,
  fromCampaign,
  percentRaised,
  selectCampaign,
  type CampaignWithIssuer,
} from '../db/rows';
import { campaignWire } from './campaign-wire';
import type { Handler, Request } from './handler';
import { likePattern, pageOf } from './paging';
import { pesos } from '../rules/format';

export const newestCampaigns: Handler<Contracts['newestCampaigns']> = (request) =>
  list(request, `c.status_code <> 'TER'`);

/** This list ignores the requested order. The campaign that ends first always comes first. */
export const expiringCampaigns: Handler<Contracts['expiringCampaigns']> = ({
  body,
  ...request
}) => {
  const ascending = { ...request, body: { ...body, isDescending: false } };
  const open = `c.status_code = 'APP' and c.starts_at <= $3 and c.ends_at > $3`;
  return list(ascending, open, { orderBy: 'c.ends_at', parameters: [request.sandbox.clock.now()] });
};

export const issuerCampaigns: Handler<Contracts['issuerCampaigns']> = (request) =>
  list(request, `c.status_code <> 'TER' and c.issuer_guid = $3`, {
    parameters: [request.parameters['guid']],
  });

/** @param parameters the parameters of `condition`, which are numbered from `$3`. */
async function list(
  {
    sandbox,
    body,
    origin,
  }: Pick<Request<Contracts['newestCampaigns']>, 'sandbox' | 'body' | 'origin'>,
  condition: string,
  { orderBy = 'c.created_at', parameters = [] as unknown[] } = {},
) {
  const page = await pageOf<CampaignWithIssuer>(
    sandbox.db,
    { ...body, rowPerPage: body.rowPerPage ?? 5 },
    {
      key: 'c.guid',
      select: selectCampaign,
      from: fromCampaign,
      where: `where ($1 = '%%' or i.name ilike $1 or c.code ilike $1 or i.address ilike $1)
        and ($2::text is null or c.partner_code = $2) and ${condition}`,
      parameters: [
        likePattern(body.search),
        body.advanceFilter?.partnerAccountCode ?? null,
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
