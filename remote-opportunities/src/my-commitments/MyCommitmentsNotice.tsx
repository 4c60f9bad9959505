import { formatCentavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { paths } from '@investor-portal/shared/routes/paths';
import { Money } from '@investor-portal/shared/ui/Money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import type { MyCommitments } from './sum-by-campaign';

interface MyCommitmentsNoticeProps {
  campaignGuid: string;
  mine: MyCommitments;
}

export function MyCommitmentsNotice({ campaignGuid, mine }: MyCommitmentsNoticeProps) {
  return (
    <Notice
      tone={mine.reconfirm ? 'warning' : 'info'}
      title={
        <>
          <span>You committed </span>
          <Money hideable amount={formatCentavos(mine.amount)} currency={mine.currency} />
        </>
      }
    >
      {mine.reconfirm ? <span>The offering has changed, so please reconfirm. </span> : null}
      <TextLink to={paths.commitmentByCampaign(campaignGuid)}>
        {`View your ${mine.count === 1 ? 'commitment' : countOf(mine.count, 'commitment')}`}
      </TextLink>
    </Notice>
  );
}
