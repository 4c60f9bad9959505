import type { Calls } from '../contract/calls';
import type { CampaignRow, CommitmentRow } from '../db/rows';
import { offeringOf } from '../db/rows';
import { phaseOf, remainingDays } from '../rules/campaign-phase';
import { campaignStatusFor, statusName } from '../rules/commitment-status';
import { monthDayYear } from '../rules/platform-date';
import { percentRaised } from './campaign-wire';
import { fromCommitment, stateOf } from './commitment-wire';
import { ownCommitments, ownParameters } from './commitments';
import type { Handler } from './handler';
import { pageOf } from './paging';

type Nested = Pick<
  CommitmentRow,
  'guid' | 'code' | 'shares' | 'amount' | 'status_code' | 'cancelled_because'
> & { certified: boolean };

interface Group extends Pick<
  CampaignRow,
  'guid' | 'code' | 'issuer_guid' | 'status_code' | 'starts_at' | 'ends_at' | 'raised'
> {
  total_offering: number;
  issuer_name: string;
  own: Nested[];
}

const select = `select c.guid, c.code, c.issuer_guid, c.status_code, c.starts_at, c.ends_at,
  c.raised, c.total_offering, g.issuer_name, g.own`;

// The commitments of one campaign are one row before the page is cut: a page never splits a campaign.
const from = `from (
    select m.campaign_guid, max(i.name) as issuer_name, max(m.committed_at) as latest,
      max(m.amount) as largest, max(m.code) as last_code,
      jsonb_agg(jsonb_build_object('guid', m.guid, 'code', m.code, 'shares', m.shares,
        'amount', m.amount, 'status_code', m.status_code, 'cancelled_because', m.cancelled_because,
        'certified', not exists (select 1 from stock_memos s
          where s.campaign_guid = m.campaign_guid and s.account_id = m.account_id
            and s.certificate_number is null))
        order by m.committed_at desc, m.guid) as own
    ${fromCommitment} ${ownCommitments}
    group by m.campaign_guid
  ) g join campaigns c on c.guid = g.campaign_guid`;

const orders = {
  commitmentDate: 'g.latest',
  createdOn: 'g.latest',
  commitmentAmount: 'g.largest',
  commitmentCode: 'g.last_code',
} as const;

export const commitmentsByCampaign: Handler<Calls['commitmentsByCampaign']> = async (request) => {
  const { sandbox, account, body } = request;
  const order = orders[body.orderBy ?? 'commitmentDate'];
  const { rows, ...counts } = await pageOf<Group>(sandbox.db, body, {
    select,
    from,
    parameters: ownParameters(account.id, body),
    orderBy: `${order} ${body.isDescending ? 'desc' : 'asc'}, c.guid`,
  });
  const now = sandbox.clock.now();
  return { ...counts, data: rows.map((row) => groupWire(row, now)) };
};

function groupWire(row: Group, now: Date) {
  const phase = phaseOf(offeringOf(row), now);
  const codes = row.own.map(({ status_code: code }) => code);
  return {
    guid: row.guid,
    campaignCode: row.code,
    issuerName: row.issuer_name,
    issuerGuid: row.issuer_guid,
    campaignProgress: percentRaised(row),
    campaignEndDate: row.ends_at.toISOString(),
    remainingDays: remainingDays(row.ends_at, now),
    campaignStatus: campaignStatusFor(codes, phase),
    commitments: row.own.map((own) => ({
      guid: own.guid,
      commitmentCode: own.code,
      commitmentShares: own.shares,
      commitmentAmount: own.amount / 100,
      commitmentStatus: { name: statusName(stateOf(own), phase) },
      commitmentExpirationDate: monthDayYear(row.ends_at),
    })),
  };
}
