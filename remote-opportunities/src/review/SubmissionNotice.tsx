import { Notice } from '@investor-portal/shared/ui/Notice';
import { SubmitBlockerNotice } from './SubmitBlockerNotice';
import { useSubmit } from './use-submit';

/** What becomes of a submission that the investor has left by Back, on the screen where they arrive. Sends nothing. */
export function SubmissionNotice(props: Omit<Parameters<typeof useSubmit>[0], 'onCommitted'>) {
  const { campaign, user } = props;
  const { busy, blocker, check } = useSubmit(props);
  if (busy) return <Notice tone="info" live title="Checking whether your commitment was made…" />;
  if (!blocker) return null;
  return (
    <SubmitBlockerNotice
      blocker={blocker}
      campaign={campaign}
      user={user}
      closed={false}
      onCheck={check}
    />
  );
}
