import type { Contracts } from '../contract/calls';
import { type CampaignRow, offeringOf, percentRaised } from '../db/rows';
import { campaignStatusFor, phaseOf, remainingDays } from '../rules/campaign-phase';
import {
  commitmentWire,
  type CommitmentWithCampaign,
  fromCommitment,
  ownCommitments,
  ownParameters,
  selectCommitment,
} from './commitment-wire';
import type { Handler } from './handler';
import { pageOf } from './paging';

type Group = CampaignRow & { issuer_name: string };

// The query groups commitments before it takes a page, so that a page never splits a campaign.
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

export const commitmentsByCampaign: Handler<Contracts['commitmentsByCampaign']> = async (
  request,
) => {
  const { sandbox, account, body } = request;
  const own = ownParameters(account.id, body);
  const { rows, ...counts } = await pageOf<Group>(sandbox.db, body, {
    key: 'c.guid',
    select: 'select c.*, g.issuer_name',
    from,
    where: '',
    parameters: own,
    orderBy: orders[body.orderBy ?? 'commitmentDate'],
  });
  const commitments = await sandbox.db.query<CommitmentWithCampaign>(
    `${selectCommitment} ${fromCommitment} ${ownCommitments}
       and m.campaign_guid in (select jsonb_array_elements_text($5::jsonb))
     order by m.committed_at desc, m.guid`,
    [...own, JSON.stringify(rows.map(({ guid }) => guid))],
  );
  const now = sandbox.clock.now();
  const data = rows.map((row) => {
    const inRow = commitments.filter((it) => it.campaign_guid === row.guid);
    return groupWire(row, inRow, now);
  });
  return { ...counts, data };
};

function groupWire(row: Group, commitments: readonly CommitmentWithCampaign[], now: Date) {
  const codes = commitments.map(({ status_code: code }) => code);
  return {
    guid: row.guid,
    campaignCode: row.code,
    issuerName: row.issuer_name,
    issuerGuid: row.issuer_guid,
    campaignProgress: percentRaised(row),
    campaignEndDate: row.ends_at.toISOString(),
    remainingDays: remainingDays(row.ends_at, now),
    campaignStatus: campaignStatusFor(codes, phaseOf(offeringOf(row), now)),
    commitments: commitments.map((own) => {
      const whole = commitmentWire(own, [], now);
      return {
        guid: whole.guid,
        commitmentCode: whole.commitmentCode,
        commitmentShares: whole.commitmentShares,
        commitmentCurrencyCode: whole.commitmentCurrencyCode,
        commitmentAmount: whole.commitmentAmount,
        commitmentStatusCode: whole.commitmentStatusCode,
        commitmentStatus: whole.commitmentStatus,
        commitmentExpirationDate: whole.commitmentExpirationDate,
        reconfirmDeadlineDate: whole.reconfirmDeadlineDate,
      };
    }),
  };
}
