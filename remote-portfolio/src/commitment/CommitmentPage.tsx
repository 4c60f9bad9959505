import { useParams, useLocation, useNavigate } from 'react-router-dom';
import { useEffect, useState, useEffectEvent } from 'react';
import { useIdlePrefetch } from '@investor-portal/shared/hooks/use-idle';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import { paths } from '@investor-portal/shared/routes/paths';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-actions';
import { rulesOfCode } from '@investor-portal/shared/rules/commitment-status';
import { offeredActions } from '@investor-portal/shared/rules/deadline';
import { ActionsMenu } from '@investor-portal/shared/ui/overlay/ActionsMenu';
import { PageContent } from '@investor-portal/shared/ui/Layout';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { Tabs } from '@investor-portal/shared/ui/Tabs';
import { useCampaign } from '@investor-portal/shared/hooks/use-detail';
import { isMissing, NotFound } from '@investor-portal/shared/ui/MessagePage';
import { Load } from '@investor-portal/shared/ui/Load';
import { requestedActionIn } from '@investor-portal/shared/rules/requested-action';
import { actionMessages } from './action-messages';
import { CommitmentDetails } from './CommitmentDetails';
import { CommitmentHeader } from './CommitmentHeader';
import { ConfirmAction } from './ConfirmAction';
import { PublishView } from './LazyPublishView';
import { useChangeStatus, useCommitment, useInterruptedChange } from './use-change-status';

/** A commitment on its own route (spec §2 'Commitment detail'). */
export function CommitmentPage() {
  const { id = '', camGuid = '' } = useParams();
  // The key is the commitment, so that a dialog about one commitment never moves to the next.
  return <CommitmentScreen key={id} id={id} camGuid={camGuid} />;
}

function CommitmentScreen({ id, camGuid }: { id: string; camGuid: string }) {
  const commitmentResponse = useCommitment(id);
  // The campaign loads in parallel. The URL may name the wrong campaign, so the commitment's own guid replaces it.
  const campaignGuid = commitmentResponse.data?.campaignGuid || camGuid;
  const campaignResponse = useCampaign(campaignGuid);
  const [tab, setTab] = useTabParam('tab', ['details', 'publish']);
  const { last, sending, isUnsettled, check, recover, dismiss } = useChangeStatus(id, campaignGuid);
  const [asking, setAsking] = useRequestedAction({ mayAsk: !isUnsettled });
  useInterruptedChange(id, recover);
  // Nothing moves if the header, the notice and the timeline appear together (decision 46).
  const settled = [commitmentResponse, campaignResponse].every(
    ({ data, error }) => data !== undefined || Boolean(error),
  );
  const commitment = settled ? commitmentResponse.data : undefined;
  const campaign = settled ? campaignResponse.data : undefined;
  const issuerGuid = campaign?.issuerGuid || commitment?.issuerGuid || '';
  const view = <PublishView guids={{ campaign: campaignGuid, issuer: issuerGuid }} />;
  useIdlePrefetch(settled, PublishView.preload);
  const focusHeading = useFocusHeading();
  const now = useNow();
  const ask = (action: CommitmentAction) => {
    dismiss();
    setAsking(action);
  };
  const checkAgain = async () => {
    if (last && (await check(last.action))) focusHeading();
  };
  const offered = commitment ? offeredActions(commitment, campaign, now) : [];

  if (isMissing(commitmentResponse))
    return (
      <NotFound
        title="Commitment not found"
        list={paths.commitments}
        listLabel="Investment Commitments"
      />
    );
  return (
    <PageContent>
      <CommitmentHeader
        campaignGuid={campaignGuid}
        campaign={campaign}
        commitment={commitment}
        menu={
          commitment ? (
            <ActionsMenu
              actions={(isUnsettled ? [] : offered).map((action) => ({
                label: actionMessages(action, commitment).label,
                danger: action === 'cancel',
                onSelect: () => ask(action),
              }))}
            />
          ) : null
        }
      />
      {settled ? (
        <Tabs
          label="Commitment"
          value={tab}
          onChange={setTab}
          items={[
            {
              value: 'publish',
              label: 'Publish View',
              content: issuerGuid ? (
                view
              ) : (
                <Load<unknown>
                  of={commitment ? campaignResponse : commitmentResponse}
                  what={commitment ? 'the campaign' : 'the commitment'}
                >
                  {() => view}
                </Load>
              ),
            },
            {
              value: 'details',
              label: 'Commitment Details',
              content: (
                <Load of={commitmentResponse} what="the commitment">
                  {(loaded) => (
                    <CommitmentDetails
                      commitment={loaded}
                      response={commitmentResponse}
                      campaignResponse={campaignResponse}
                      offered={offered}
                      lastChange={asking ? undefined : last}
                      onAsk={ask}
                      onCheck={checkAgain}
                      busy={sending}
                    />
                  )}
                </Load>
              ),
            },
          ]}
        />
      ) : (
        <LoadingCard />
      )}
      {asking && commitment && (campaign || !needsCampaign(asking, commitment)) ? (
        <ConfirmAction
          action={asking}
          commitment={commitment}
          campaignGuid={campaignGuid}
          campaign={campaign}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined);
            focusHeading();
          }}
        />
      ) : null}
    </PageContent>
  );
}

/** Whether the campaign decides on the action (readings R3). If it cannot be loaded, CancelNotice offers Retry. */
function needsCampaign(action: CommitmentAction, { commitmentStatusCode }: Commitment): boolean {
  return rulesOfCode(commitmentStatusCode)[action] === 'while open';
}

function useFocusHeading(): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests === 0) return;
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [requests]);
  return () => setRequests((count) => count + 1);
}

/** Returns the action to confirm: at first the one that the screen was opened for. A reload does not ask again. */
function useRequestedAction({ mayAsk }: { mayAsk: boolean }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(() => (mayAsk ? requestedActionIn(state) : undefined));
  // The router writes its state back whenever it replaces the entry, so the router has to clear it.
  const clear = useEffectEvent(() => {
    if (requestedActionIn(state))
      void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => clear(), []);
  return [asking, setAsking] as const;
}
