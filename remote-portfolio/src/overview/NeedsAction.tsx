import { isRegistered, useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import type { Need } from './needs-action';
import { NeedBody } from './NeedBody';
import { useNeeds } from './use-needs';

/** Above the cards: what waits for the investor; nothing at all when nothing does. */
export function NeedsAction({ now }: { now: number }) {
  const { data: user } = useUserDetails();
  const needs = useNeeds(now);
  const unregistered = user !== undefined && !isRegistered(user);
  if (needs.length === 0 && !unregistered) return null;
  return (
    <section aria-labelledby="needs-action">
      <SectionHeading id="needs-action">Needs your action</SectionHeading>
      <Stack $gap={3}>
        {unregistered ? (
          <Notice tone="info" title="Complete your registration">
            <NeedBody
              text="You can commit funds once your investment account is open."
              action={
                <LinkButton size="sm" to={paths.registration}>
                  Continue
                </LinkButton>
              }
            />
          </Notice>
        ) : null}
        {needs.map((need) => (
          <NeedNotice key={need.commitment.guid} need={need} />
        ))}
      </Stack>
    </section>
  );
}

function NeedNotice({ need: { kind, commitment, deadline } }: { need: Need }) {
  const amount = formatMoney(commitment.commitmentAmount, commitment.commitmentCurrencyCode);
  const issuer = commitment.nameOfIssuer || commitment.campaignCode;
  const reconfirm = kind === 'reconfirm';
  const until = deadline === null ? '' : ` until ${formatDateTime(deadline)}`;
  return (
    <Notice
      tone={reconfirm ? 'warning' : 'info'}
      title={
        <NoWrap>
          {reconfirm
            ? `Reconfirm your commitment to ${issuer}${until}`
            : `You can cancel your commitment to ${issuer}${until}`}
        </NoWrap>
      }
    >
      <NeedBody
        text={
          reconfirm
            ? `The terms of the campaign changed. Without your reconfirmation, ${commitment.commitmentCode} of ${amount} is cancelled.`
            : `After that, ${commitment.commitmentCode} of ${amount} is locked in until the campaign closes.`
        }
        action={
          <LinkButton
            size="sm"
            variant={reconfirm ? 'primary' : 'secondary'}
            to={paths.commitment(commitment.guid, commitment.campaignGuid)}
            aria-label={`Review ${commitment.commitmentCode}`}
          >
            Review
          </LinkButton>
        }
      />
    </Notice>
  );
}
