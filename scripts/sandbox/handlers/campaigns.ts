import type { CampaignListRequest } from '@investor-portal/shared/partner-api/list-request';
import type { Calls } from '../contract/calls';
import { first, one } from '../db/database';
import type { CampaignRow } from '../db/rows';
import { notFound } from '../contract/errors';
import type { Sandbox } from '../context/context';
import {
  fromCampaign,
  percentRaised,
  selectCampaign,
  type CampaignWithIssuer,
} from '../db/campaigns';
import { campaignWire } from './campaign-wire';
import type { Handler } from './handler';
import { containing, pageOf } from './paging';
import { pesos } from '../rules/pesos';

const orders = {
  createdOn: 'c.created_at',
  offeredPeriodStartDate: 'c.starts_at',
  offeredPeriodEndDate: 'c.ends_at',
  nameOfIssuer: 'i.name',
} as const;

export const newestCampaigns: Handler<Calls['newestCampaigns']> = ({ sandbox, body, origin }) => {
  const order = orders[body.orderBy ?? 'createdOn'];
  const orderBy = `${order} ${body.isDescending ? 'desc' : 'asc'}, c.guid`;
  return list(sandbox, origin, body, `c.status_code <> 'TER'`, [], orderBy);
};

/** Ignores the requested order: the campaign that ends first always comes first. */
export const expiringCampaigns: Handler<Calls['expiringCampaigns']> = (request) => {
  const { sandbox, body, origin } = request;
  const open = `c.status_code = 'APP' and c.starts_at <= $3 and c.ends_at > $3`;
  return list(sandbox, origin, body, open, [sandbox.clock.now()], 'c.ends_at, c.guid');
};

export const issuerCampaigns: Handler<Calls['issuerCampaigns']> = (request) => {
  const { sandbox, body, origin, parameters } = request;
  const order = orders[body.orderBy ?? 'createdOn'];
  return list(
    sandbox,
    origin,
    body,
    `c.status_code <> 'TER' and c.issuer_guid = $3`,
    [parameters['issuerGuid']],
    `${order} ${body.isDescending ? 'desc' : 'asc'}, c.guid`,
  );
};

async function list(
  sandbox: Sandbox,
  origin: string,
  body: CampaignListRequest,
  condition: string,
  parameters: readonly unknown[],
  orderBy: string,
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
        containing(body.search),
        body.advanceFilter?.partnerAccountCode ?? null,
        ...parameters,
      ],
      orderBy,
    },
  );
  const { rows, ...counts } = page;
  return { ...counts, data: rows.map((row) => campaignWire(sandbox, row, origin)) };
}

export const campaign: Handler<Calls['campaign']> = async ({ sandbox, parameters, origin }) => {
  const sql = `${selectCampaign} ${fromCampaign} where c.guid = $1`;
  const row = await first<CampaignWithIssuer>(sandbox.db, sql, [parameters['guid']]);
  if (!row) throw notFound('The campaign');
  return { data: campaignWire(sandbox, row, origin) };
};

export const subscription: Handler<Calls['subscription']> = async ({ sandbox, parameters }) => {
  const sql = 'select * from campaigns where guid = $1';
  const row = await first<CampaignRow>(sandbox.db, sql, [parameters['guid']]);
  if (!row) throw notFound('The campaign');
  const { investors } = await one<{ investors: number }>(
    sandbox.db,
    `select count(distinct account_id)::bigint as investors from commitments
     where campaign_guid = $1 and status_code <> 'CAN'`,
    [row.guid],
  );
  return {
    data: {
      percentage: percentRaised(row),
      totalCommitmentAmountWithCurrency: pesos(row.raised),
      totalInvestors: investors,
    },
  };
};
