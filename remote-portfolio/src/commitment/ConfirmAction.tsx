import { useEffect, useEffectEvent, useState } from 'react';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { statusSetBy, type CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { Button } from '@investor-portal/shared/ui/Button';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Dialog } from '@investor-portal/shared/ui/Dialog';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Money } from '@investor-portal/shared/ui/Money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { formatCount } from '../components/count';
import { actionDeadline, offeredActions } from './action-window';
import { actionMessages, doneMessages } from './action-messages';
import { useChangeStatus } from './use-change-status';

interface ConfirmActionProps {
  action: CommitmentAction;
  commitment: Commitment;
  campaignGuid: string;
  /** Undefined when it cannot be read: a reconfirmation does not wait for it. */
  campaign: Campaign | undefined;
  onClose: () => void;
  /** The commitment was changed: it closes, and what opened it may be gone. */
  onDone: () => void;
}

/**
 * Asks before a commitment is cancelled or reconfirmed: what will happen, in money and shares, and until when
 * it can. It reads both again first, since deadlines move (readings R9).
 */
export function ConfirmAction({
  action,
  commitment,
  campaignGuid,
  campaign,
  onClose,
  onDone,
}: ConfirmActionProps) {
  const now = useNow();
  const status = useChangeStatus(commitment.guid, campaignGuid);
  const { sending, unconfirmed, change, check, reread } = status;
  const checking = useCheckOnOpen(reread);
  const words = actionMessages(action, commitment);
  const deadline = actionDeadline(commitment, campaign);
  // What is being done changes the commitment, and is no reason to doubt that it was possible.
  const possible = sending || offeredActions(commitment, campaign, now).includes(action);

  const confirm = async () => {
    if (await change(action)) onDone();
  };
  const look = async () => {
    if (await check(action)) onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={sending}
      title={words.question}
      description={possible ? words.consequence : undefined}
      actions={
        <>
          <Button variant="secondary" disabled={sending} onClick={onClose}>
            {possible ? words.keep : 'Close'}
          </Button>
          {possible ? (
            <Button
              variant={action === 'cancel' ? 'danger' : 'primary'}
              busy={sending || checking}
              onClick={() => void confirm()}
            >
              {words.label}
            </Button>
          ) : null}
        </>
      }
    >
      {possible ? (
        <Stack $gap={4}>
          <DataList
            items={[
              { label: 'Commitment', value: commitment.commitmentCode },
              {
                label: 'Amount',
                value: (
                  <Money
                    amount={commitment.commitmentAmount}
                    currency={commitment.commitmentCurrencyCode}
                  />
                ),
              },
              { label: 'Shares', value: formatCount(commitment.commitmentShares) },
              { label: 'Possible until', value: formatDateTime(deadline) },
            ]}
          />
          <p>{words.finality}</p>
          {unconfirmed ? (
            <Notice tone="warning" live title={words.unconfirmed}>
              <p>The commitment does not show it. Check again before you send it another time.</p>
              <Button variant="secondary" disabled={sending} onClick={() => void look()}>
                Check again
              </Button>
            </Notice>
          ) : null}
        </Stack>
      ) : commitment.commitmentStatusCode === statusSetBy[action] ? (
        // By a request whose answer was lost, or elsewhere.
        <Notice tone="success" live title={doneMessages[action]} />
      ) : (
        <Notice tone="warning" live title="This is no longer possible.">
          {deadline !== null && now >= deadline
            ? `It was possible until ${formatDateTime(deadline)}.`
            : 'The commitment or its campaign has changed in the meantime.'}
        </Notice>
      )}
    </Dialog>
  );
}

function useCheckOnOpen(reread: () => Promise<unknown>): boolean {
  const [checking, setChecking] = useState(true);
  const check = useEffectEvent(reread);
  useEffect(() => {
    let open = true;
    void check().then(() => {
      if (open) setChecking(false);
    });
    return () => {
      open = false;
    };
  }, []);
  return checking;
}
