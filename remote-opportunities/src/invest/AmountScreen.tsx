import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { isRegistered, useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { campAtom } from '@investor-portal/shared/session/session';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { notOpen, phaseOf } from '../campaign/phase';
import { PaymentOptionPage, ReviewPage } from '../lazy-screens';
import { AmountCard } from './AmountCard';
import { ChangesNotice } from './ChangesNotice';
import { saveDraft, readDraft } from './investment-draft';
import { termsOf } from './terms';
import { useInvestmentDraft } from './use-investment-draft';

/** The amount, and what it buys; the terms under it are read anew when it opens. */
export function AmountScreen({ campaign }: { campaign: Campaign }) {
  const navigate = useNavigate();
  const { draft, investor } = useInvestmentDraft(campaign.guid);
  const { data: user } = useUserDetails();
  const setCampaign = useSetAtom(campAtom);
  const [firstShown] = useState(() => termsOf(campaign));
  const now = useNow(1_000);
  const issuer = issuerNameOf(campaign);
  usePageTitle(`Invest in ${issuer}`);

  useEffect(() => {
    PaymentOptionPage.preload();
    ReviewPage.preload();
  }, []);

  const proceed = (amount: Centavos) => {
    // As it is kept now: a submission may have begun since this screen was opened.
    const kept = readDraft(investor, campaign.guid);
    const sentKey = kept?.amount === amount ? kept.sentKey : null;
    const terms = termsOf(campaign);
    saveDraft({ investor, campaignGuid: campaign.guid, amount, terms, sentKey });
    setCampaign(campaign);
    void navigate(paths.payment(campaign.guid));
  };

  const closed = notOpen[phaseOf(campaign, now)];
  return (
    <Page $narrow>
      <PageHeader
        eyebrow="Step 1 of 3"
        title={`Invest in ${issuer}`}
        back={paths.campaign(campaign.guid)}
        backLabel="Campaign"
      />
      <Stack $gap={4}>
        <ChangesNotice
          before={firstShown}
          after={termsOf(campaign)}
          title="The campaign has changed"
        />
        {user && !isRegistered(user) ? (
          <Notice tone="info" title="Your registration is not complete">
            Investing needs an investment account.{' '}
            <TextLink to={paths.registration}>Complete your registration</TextLink>
          </Notice>
        ) : null}
        {closed ? <Notice tone="warning" title={closed} /> : null}
        <AmountCard
          campaign={campaign}
          wallet={user?.walletDetails ?? null}
          startWith={draft?.amount ?? null}
          closed={closed !== null}
          onInvest={proceed}
        />
      </Stack>
    </Page>
  );
}
