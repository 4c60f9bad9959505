import { useState } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from '@investor-portal/shared/form/CheckboxField';
import { Fieldset } from '@investor-portal/shared/form/Fieldset';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Grid } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { maxCompared } from '../follow/compared';
import { useWatchedCampaigns } from '../follow/use-watched-campaigns';

interface CampaignChooserProps {
  guids: readonly string[];
  onChoose: (guids: readonly string[]) => void;
}

/** Lets the investor choose which campaigns to compare, from the watchlist and the campaigns in the address. */
export function CampaignChooser({ guids, onChoose }: CampaignChooserProps) {
  const { items, hasMore, loading, onLoadMore, error, onRetry } = useWatchedCampaigns(guids);
  const [refused, setRefused] = useState(false);
  const full = guids.length >= maxCompared;
  const choose = (guid: string, chosen: boolean) => {
    setRefused(chosen && full);
    if (!chosen) onChoose(guids.filter((other) => other !== guid));
    else if (!full) onChoose([...guids, guid]);
  };
  if (items.length === 0 && !loading && !hasMore && error === undefined)
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
        <Grid $min="18rem" $gap={5}>
          {items.map((campaign) => (
            <CheckboxField
              key={campaign.guid}
              label={noWrap(nameOf(campaign))}
              checked={guids.includes(campaign.guid)}
              onChange={(event) => choose(campaign.guid, event.target.checked)}
            />
          ))}
        </Grid>
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

function nameOf(campaign: Campaign): string {
  return [issuerNameOf(campaign), campaign.campaignCode].filter(Boolean).join(' · ') || '--';
}

const Choice = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: start;
  margin-bottom: ${tokens.space[5]};

  > fieldset {
    justify-self: stretch;
  }
`;
