import { useState } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from '@investor-portal/shared/form/CheckboxField';
import { Fieldset } from '@investor-portal/shared/form/Field';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Grid } from '@investor-portal/shared/ui/Layout';
import { maxCompared } from '../follow/compared';
import { useWatchedCampaigns } from '../follow/use-watched-campaigns';

interface CampaignChooserProps {
  guids: readonly string[];
  onChoose: (guids: readonly string[]) => void;
}

/** Lets the investor choose which campaigns to compare, from the watchlist and the campaigns in the address. */
export function CampaignChooser({ guids, onChoose }: CampaignChooserProps) {
  const { items, read, hasMore, loading, onLoadMore, error, onRetry } = useWatchedCampaigns(guids);
  const [refused, setRefused] = useState(false);
  const full = guids.length >= maxCompared;
  const choose = (guid: string, chosen: boolean) => {
    setRefused(chosen && full);
    if (!chosen) onChoose(guids.filter((other) => other !== guid));
    else if (!full) onChoose([...guids, guid]);
  };
  if (items.length === 0 && !read?.unreadable && !loading && !hasMore && error === undefined)
    return <EmptyState>Watch campaigns to compare them here.</EmptyState>;
  return (
    <>
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
        <Campaigns>
          {items.map((campaign) => (
            <CheckboxField
              key={campaign.guid}
              label={
                [issuerNameOf(campaign), campaign.campaignCode].filter(Boolean).join(' · ') || '--'
              }
              checked={guids.includes(campaign.guid)}
              onChange={(event) => choose(campaign.guid, event.target.checked)}
            />
          ))}
        </Campaigns>
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
      </Fieldset>
      {error === undefined ? null : (
        <ErrorState
          title="We couldn’t load your watchlist"
          message={readFailureOf(error)}
          onRetry={onRetry}
        />
      )}
    </>
  );
}

/* On a phone, one line that scrolls, so that the table begins on the first screen. */
const Campaigns = styled(Grid).attrs({ $min: '18rem', $gap: 3 })`
  font-size: ${tokens.text.sm};

  ${media.phone} {
    display: flex;
    padding-block: ${tokens.space[2]};
    overflow-x: auto;

    > * {
      flex: 0 0 60%;
    }
  }
`;
