import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { amountOr } from '@investor-portal/shared/rules/commitment-currency';
import { actionDeadline, commitmentDeadline } from '@investor-portal/shared/rules/deadline';
import {
  reconfirmBy,
  tooLateToReconfirm,
  unlessReconfirmed,
  unreconfirmed,
} from '@investor-portal/shared/rules/words';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap, noWrap } from '@investor-portal/shared/ui/NoWrap';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { DataTable } from '../components/DataTable';
import { Section } from '../components/Sections';
import { DeadlineCalendar } from '../components/DeadlineCalendar';
import { formatChanges, sharesChangeSentence } from './material-changes';

interface ReconfirmNoticeProps {
  commitment: Commitment;
  /** Reconfirms the commitment. Undefined after the deadline. */
  onReconfirm: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

export function ReconfirmNotice({ commitment, onReconfirm, onCancel }: ReconfirmNoticeProps) {
  const amount = amountOr('the amount', commitment);
  const moment = actionDeadline(commitment, undefined);
  const changes = formatChanges(commitment.materialChanges);
  const shares = sharesChangeSentence(commitment);
  return (
    <Section title="The campaign changed after you committed">
      <Stack $gap={4}>
        {changes.length > 0 ? (
          <DataTable
            title="What changed"
            titleHidden
            rows={changes.map(({ name, before, after, difference }) => [
              { label: 'Term', kind: 'lead', value: name },
              { label: 'When you committed', kind: 'date', labelled: true, value: before },
              {
                label: 'Now',
                kind: 'date',
                labelled: true,
                value: (
                  <>
                    <strong>{noWrap(after)}</strong>
                    {difference ? <span>{` ${difference}`}</span> : null}
                  </>
                ),
              },
            ])}
          />
        ) : null}
        {shares ? (
          <p>
            <HideableFigures every>{shares}</HideableFigures>
          </p>
        ) : null}
        {onReconfirm ? (
          <Notice tone="warning" title={reconfirmBy(moment.shown, 'Reconfirm')}>
            <NoWrap hideable>{unlessReconfirmed('the commitment', { refund: amount })}</NoWrap>
          </Notice>
        ) : (
          <Notice tone="warning" live title={tooLateToReconfirm(moment.shown)}>
            <NoWrap hideable>{unreconfirmed(amount)}</NoWrap>
          </Notice>
        )}
        <Cluster>
          {onReconfirm ? <Button onClick={onReconfirm}>Reconfirm commitment</Button> : null}
          {onCancel ? (
            <Button variant="secondary" onClick={onCancel}>
              Cancel commitment
            </Button>
          ) : null}
          {onReconfirm ? (
            <DeadlineCalendar deadline={commitmentDeadline('reconfirm', commitment, moment)} />
          ) : null}
        </Cluster>
      </Stack>
    </Section>
  );
}
