import { useState } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from '@investor-portal/shared/form/CheckboxField';
import { Fieldset } from '@investor-portal/shared/form/Fieldset';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Grid } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { maxCompared } from '../follow/compared';
import { useWatchedCampaigns } from '../follow/use-watched-campaigns';

interface CampaignChooserProps {
  guids: readonly string[];
  onChoose: (guids: readonly string[]) => void;
}

/** Lets the investor choose which campaigns to compare, from the watchlist and the campaigns in the address. */
export function CampaignChooser({ guids, onChoose }: CampaignChooserProps) {
  const { items, read, hasMore, loading, onLoadMore, error, onRetry } = useWatchedCampaigns(guids);
  const isEmpty = items.length === 0 && !read?.unreadable;
  const [refused, setRefused] = useState(false);
  const full = guids.length >= maxCompared;
  const choose = (guid: string, chosen: boolean) => {
    setRefused(chosen && full);
    if (!chosen) onChoose(guids.filter((other) => other !== guid));
    else if (!full) onChoose([...guids, guid]);
  };
  if (isEmpty && !loading && !hasMore && error === undefined)
    return (
      <EmptyState
        action={
          <LinkButton variant="secondary" size="sm" to={paths.watchlist}>
            View your watchlist
          </LinkButton>
        }
      >
        Watch campaigns to compare them here.
      </EmptyState>
    );
  return (
    <Choice>
      <Fieldset
        role="group"
        label="Campaigns to compare"
        hint={`Choose up to ${maxCompared}. Campaigns that you watch are listed here.`}
        error={
          refused && full
            ? `You can compare ${maxCompared} campaigns at a time. Deselect one to choose another.`
            : undefined
        }
      >
        <Chips>
          {items.map((campaign) => (
            <CheckboxField
              key={campaign.guid}
              label={<Name campaign={campaign} />}
              checked={guids.includes(campaign.guid)}
              onChange={(event) => choose(campaign.guid, event.target.checked)}
            />
          ))}
        </Chips>
      </Fieldset>
      {error === undefined ? null : (
        <ErrorState
          title="We couldn’t load your watchlist"
          message={readFailureOf(error)}
          onRetry={onRetry}
        />
      )}
      {hasMore && error === undefined ? (
        <Button
          ref={transferFocus}
          variant="secondary"
          size="sm"
          busy={loading}
          onClick={onLoadMore}
        >
          Show more
        </Button>
      ) : null}
    </Choice>
  );
}

function Name({ campaign }: { campaign: Campaign }) {
  const [first = '--', code] = [issuerNameOf(campaign), campaign.campaignCode].filter(Boolean);
  return (
    <>
      <span>{first}</span>
      {code ? (
        <>
          <VisuallyHidden> · </VisuallyHidden>
          <Code translate="no">{code}</Code>
        </>
      ) : null}
    </>
  );
}

const Code = styled.span`
  display: block;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.xs};
`;

/**
 * As many columns as can be compared. On a phone, one line of chips that scrolls, so that the table begins on the first
 * screen. Two chips fit, and the edge of the third shows that there are more.
 */
const Chips = styled(Grid).attrs({ $min: '20rem' })`
  > * {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    background: ${tokens.colour.surface};
    border: 1px solid ${tokens.colour['line-strong']};
    border-radius: ${tokens.radius.lg};
  }

  > :has(:checked) {
    background: ${tokens.colour['accent-soft']};
    border-color: ${tokens.colour['accent-text']};
  }

  label {
    padding: 0;
    font-size: ${tokens.text.sm};
    line-height: 1.3;
  }

  ${media.phone} {
    display: flex;
    gap: ${tokens.space[2]};
    /* To the edges of the screen, with room for the focus ring. */
    margin-inline: calc(${tokens.space[4]} * -1);
    padding: ${tokens.space[1]} ${tokens.space[4]};
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: 0 0 max(8rem, calc(50% - ${tokens.space[1]}));
    }
  }
`;

const Choice = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: start;
  margin-bottom: ${tokens.space[5]};

  > fieldset {
    justify-self: stretch;
  }
`;
