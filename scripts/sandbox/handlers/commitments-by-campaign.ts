import type { Calls } from '../contract/calls';
import type { CampaignRow, CommitmentRow } from '../db/rows';
import { offeringOf } from '../db/rows';
import { phaseOf, remainingDays } from '../rules/campaign-phase';
import { campaignStatusFor, statusName } from '../rules/commitment-status';
import { monthDayYear } from '../rules/format';
import { percentRaised } from '../db/campaigns';
import { fromCommitment, selectCommitment, stateOf } from './commitment-wire';
import { ownCommitments, ownParameters } from './commitments';
import type { Handler } from './handler';
import { pageOf } from './paging';

type Own = Pick<
  CommitmentRow,
  | 'guid'
  | 'campaign_guid'
  | 'code'
  | 'shares'
  | 'amount'
  | 'status_code'
  | 'cancelled_because'
  | 'reconfirm_deadline'
> & { certified: boolean };

type Group = Pick<
  CampaignRow,
  | 'guid'
  | 'code'
  | 'issuer_guid'
  | 'status_code'
  | 'starts_at'
  | 'ends_at'
  | 'raised'
  | 'total_offering'
> & { issuer_name: string };

const select = `select c.guid, c.code, c.issuer_guid, c.status_code, c.starts_at, c.ends_at,
  c.raised, c.total_offering, g.issuer_name`;

// Grouped by campaign before paging, so that a page never splits a campaign.
const from = `from (
    select m.campaign_guid, max(i.name) as issuer_name, max(m.committed_at) as latest,
      max(m.amount) as largest, max(m.code) as last_code
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
  const own = ownParameters(account.id, body);
  const { rows, ...counts } = await pageOf<Group>(sandbox.db, body, {
    key: 'c.guid',
    select,
    from,
    where: '',
    parameters: own,
    orderBy: `${order} ${body.isDescending ? 'desc' : 'asc'}, c.guid`,
  });
  const commitments = await sandbox.db.query<Own>(
    `${selectCommitment} ${fromCommitment} ${ownCommitments}
       and m.campaign_guid in (select jsonb_array_elements_text($5::jsonb))
     order by m.committed_at desc, m.guid`,
    [...own, JSON.stringify(rows.map(({ guid }) => guid))],
  );
  const now = sandbox.clock.now();
  const data = rows.map((row) =>
    groupWire(
      row,
      commitments.filter((it) => it.campaign_guid === row.guid),
      now,
    ),
  );
  return { ...counts, data };
};

function groupWire(row: Group, commitments: readonly Own[], now: Date) {
  const phase = phaseOf(offeringOf(row), now);
  const codes = commitments.map(({ status_code: code }) => code);
  return {
    guid: row.guid,
    campaignCode: row.code,
    issuerName: row.issuer_name,
    issuerGuid: row.issuer_guid,
    campaignProgress: percentRaised(row),
    campaignEndDate: row.ends_at.toISOString(),
    remainingDays: remainingDays(row.ends_at, now),
    campaignStatus: campaignStatusFor(codes, phase),
    commitments: commitments.map((own) => ({
      guid: own.guid,
      commitmentCode: own.code,
      commitmentShares: own.shares,
      commitmentCurrencyCode: 'PHP',
      commitmentAmount: own.amount / 100,
      commitmentStatusCode: own.status_code,
      commitmentStatus: { name: statusName(stateOf(own), phase) },
      commitmentExpirationDate: monthDayYear(row.ends_at),
      reconfirmDeadlineDate: own.reconfirm_deadline?.toISOString() ?? null,
    })),
  };
}
