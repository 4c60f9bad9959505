import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { isUnknown } from '@investor-portal/shared/writes/settle-write';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import {
  statusSetBy,
  type CommitmentAction,
} from '@investor-portal/shared/rules/commitment-actions';
import { actionDeadline, offeredActions } from '@investor-portal/shared/rules/deadline';
import { wasPossibleUntil } from '@investor-portal/shared/rules/words';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { Button } from '@investor-portal/shared/ui/Button';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Money } from '@investor-portal/shared/ui/Money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { RetryMoment, useRetryWait } from '@investor-portal/shared/ui/RetryMoment';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { actionMessages, doneMessages } from './action-messages';
import { FailureNotice } from './FailureNotice';
import { useChangeStatus } from './use-change-status';

interface ConfirmActionProps {
  action: CommitmentAction;
  commitment: Commitment;
  campaignGuid: string;
  campaign: Campaign | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms an action. Deadlines can move, so the commitment and the campaign are refetched first (readings R9). */
export function ConfirmAction(props: ConfirmActionProps) {
  const { action, commitment, campaignGuid, campaign, onClose, onDone } = props;
  const now = useNow();
  const wait = useRetryWait();
  const waitId = useId();
  const { last, sending, change, check, refetch } = useChangeStatus(commitment.guid, campaignGuid);
  // The other action may have failed before this dialog was opened.
  const failure = last?.action === action ? last.failure : undefined;
  const [checking, setChecking] = useState(true);
  const checkOnOpen = useEffectEvent(() => void refetch().then(() => setChecking(false)));
  useEffect(() => checkOnOpen(), []);
  const messages = actionMessages(action, commitment);
  const { at, shown } = actionDeadline(commitment, campaign);
  // The commitment changes while the request is in flight. That must not make the action look impossible.
  const possible = sending || offeredActions(commitment, campaign, now).includes(action);

  const unknown = failure !== undefined && isUnknown(failure);
  const run = async (request: typeof change) => {
    if (await request(action)) onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={sending}
      title={messages.question}
      description={possible ? messages.consequence : 'This is no longer possible.'}
      actions={
        <>
          <Button variant="secondary" disabled={sending} onClick={onClose}>
            {possible && !unknown ? messages.dismiss : 'Close'}
          </Button>
          {possible && unknown && failure.checked ? (
            <Button
              variant="secondary"
              disabled={sending}
              waiting={wait}
              aria-describedby={waitId}
              onClick={() => void run(change)}
            >
              {messages.label}
            </Button>
          ) : null}
          {possible ? (
            // The action and Check again are the same button element, so that it keeps the focus.
            <Button
              key="main"
              variant={action === 'cancel' && !unknown ? 'danger' : 'primary'}
              busy={sending || checking}
              waiting={wait && !unknown}
              aria-describedby={waitId}
              onClick={() => void run(unknown ? check : change)}
            >
              {unknown ? 'Check again' : messages.label}
            </Button>
          ) : null}
        </>
      }
    >
      {possible ? (
        <Stack $gap={4}>
          {/* While the outcome is unknown, the dialog shows nothing else. */}
          {unknown && !failure.checked ? null : (
            <>
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
                  { label: 'Possible until', value: formatDateTime(shown) },
                ]}
              />
              <p>{messages.finality}</p>
            </>
          )}
          {failure === undefined ? null : (
            <FailureNotice action={action} commitment={commitment} failure={failure} />
          )}
          <RetryMoment id={waitId} />
        </Stack>
      ) : commitment.commitmentStatusCode === statusSetBy[action] ? (
        // The change was made by a request whose response was lost, or on another device.
        <Notice tone="success" live title={doneMessages[action]} />
      ) : (
        <Notice tone="warning" live>
          {at !== null && now >= at
            ? wasPossibleUntil(shown)
            : 'The commitment or its campaign has changed since.'}
        </Notice>
      )}
    </Dialog>
  );
}
