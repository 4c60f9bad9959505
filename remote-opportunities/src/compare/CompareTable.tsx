import { styled } from 'styled-components';
import useSWR from 'swr';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { phaseOf } from '@investor-portal/shared/rules/offering-phase';
import { formatProgress } from '@investor-portal/shared/rules/percent';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import type { DataItem } from '@investor-portal/shared/ui/DataList';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { daysLeftText } from '@investor-portal/shared/rules/words';
import {
  campaignCall,
  fetchSubscription,
  subscriptionCall,
  type Campaign,
  type Subscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { termItems } from '../offering/terms';
import { progressOf } from '../campaign-data/campaign-figures';
import { fetchIfThere } from '../follow/use-watched-campaigns';

export const tableId = 'comparison';

export function CompareTable({ compared }: { compared: readonly ComparedCampaign[] }) {
  const now = useNow(60_000);
  const issuers = compared.map(({ campaign }) => issuerOrCode(campaign));
  const columns = compared.map((each) => ({ ...each, facts: factsOf(each, now) }));
  return (
    <Scroll id={tableId} role="region" aria-label="Comparison" tabIndex={0}>
      <Table $columns={columns.length}>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>Term</VisuallyHidden>
            </td>
            {columns.map(({ campaign }, at) => (
              <th key={campaign.guid} scope="col">
                <p id={`${tableId}-${at}`}>
                  <TextLink to={paths.campaign(campaign.guid)}>
                    {/* Only their codes tell the campaigns of one issuer apart. */}
                    {issuers.filter((issuer) => issuer === issuers[at]).length > 1
                      ? `${issuers[at]} · ${campaign.campaignCode}`
                      : issuers[at]}
                  </TextLink>
                </p>
                {phaseOf(campaign, now) === 'open' ? (
                  <LinkButton
                    size="sm"
                    variant="secondary"
                    to={paths.invest(campaign.guid)}
                    aria-describedby={`${tableId}-${at}`}
                  >
                    Invest Now
                  </LinkButton>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.facts.map(({ label }, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map(({ campaign, facts }) => (
                <td key={campaign.guid}>{noWrap(facts[row]?.value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** The rows use the words of the campaign's own screen. */
function factsOf({ campaign, subscription }: ComparedCampaign, now: number): DataItem[] {
  const { raised, percent, investors } = progressOf(campaign, subscription);
  return [
    { label: 'Time left', value: daysLeftText(campaign, now) },
    { label: 'Raised', value: formatMoney(raised, campaign.currencyCode) },
    { label: 'Raised of the total offering', value: formatProgress(percent) },
    { label: 'Investors', value: formatCount(investors) },
    ...termItems(campaign),
  ];
}

/* Scrolls in both directions, so that names and labels stay in view beside the figures. */
const Scroll = styled(Card).attrs({ $flush: true })`
  isolation: isolate;

  @media screen {
    max-height: calc(100dvh - 5rem);
    overflow: auto;
  }
`;

const Table = styled.table<{ $columns: number }>`
  width: 100%;
  table-layout: fixed;
  border-spacing: 0;
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  th,
  td {
    padding: ${tokens.space[3]} ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[3]};
    border-bottom: 1px solid ${tokens.colour.line};
    text-align: start;
    vertical-align: top;
  }

  @media screen and (min-width: 15em) {
    min-width: ${({ $columns }) => 6 + 9.5 * $columns}rem;

    thead,
    tr > :first-child {
      position: sticky;
      inset: 0 auto auto 0;
      z-index: 1;
      background: ${tokens.colour.surface};
    }

    tbody > tr > :first-child {
      top: auto;
    }

    thead {
      z-index: 2;
    }
  }

  /* Keeps the touch area of the name clear of the button's. */
  p {
    margin-bottom: ${tokens.space[5]};
  }

  tr > :first-child {
    width: 6rem;
    color: ${tokens.colour['ink-quiet']};
    font-weight: 400;

    ${media.tablet} {
      width: 20%;
    }
  }
`;

interface ComparedCampaign {
  campaign: Campaign;
  subscription: Subscription | null;
}

/** Fetches a campaign with its subscription. Returns null if the campaign does not exist. */
export function useCompared(guid: string | undefined) {
  return useSWR<ComparedCampaign | null, unknown>(
    guid ? derivedKey('compared', [campaignCall, subscriptionCall], guid) : null,
    async () => {
      const campaign = await fetchIfThere(guid ?? '');
      const subscription = campaign && (await fetchSubscription(guid ?? '').catch(() => null));
      return campaign && { campaign, subscription };
    },
  );
}
