import { styled } from 'styled-components';
import { useGoBack } from '@investor-portal/shared/hooks/use-go-back';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig, type RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { PageContent } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';

const title = 'What these words mean';

export function GlossaryPage() {
  usePageTitle(title);
  const goBack = useGoBack(paths.profile);
  return (
    <PageContent $narrow>
      <PageHeader title={title} back={goBack} />
      <Card>
        <Words>
          {Object.entries(glossaryTerms(runtimeConfig())).map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Words>
      </Card>
    </PageContent>
  );
}

const Words = styled.dl`
  display: grid;
  gap: ${tokens.space[5]};

  dt {
    font-weight: 640;
  }

  dd {
    margin-top: ${tokens.space[1]};
    color: ${tokens.colour['ink-soft']};
  }
`;

/** The portal's own words in alphabetical order. Every screen uses them only in these meanings. */
export function glossaryTerms({
  limits,
  platformRules,
}: Pick<RuntimeConfig, 'limits' | 'platformRules'>): Record<string, string> {
  const { cancelsUnreconfirmed, debitsAtOnce, refundsToWallet } = platformRules;
  return {
    Campaign:
      'A company’s call for investors: what it does, how much it wants to raise, and until when.',
    'Campaign code':
      'The short code that names a campaign. You find it on your commitments and statements. Some screens call it Campaign ID.',
    Commitment: `The amount you decide to invest in a campaign. You can cancel until ${limits.cancellationHours} hours before the campaign closes${refundsToWallet ? ', and the money comes back' : ''}.`,
    Issuer: 'The company that raises money in a campaign and issues the shares you buy.',
    Offering:
      'What an issuer sells in its campaign: shares, at one price, for a set time. Total offering is the amount that all of them cost.',
    Oversubscribed: `Investors want more shares than are on offer. You may get fewer shares than you asked for.${refundsToWallet ? ' What is left of your money comes back to your wallet.' : ''}`,
    'Payment option': 'The way you pay for a commitment, such as from your wallet.',
    Position: 'The shares you hold in one issuer, once its campaign has closed with success.',
    Raised: 'What all investors together have committed to a campaign so far.',
    Reconfirm: `To say again that you want to invest, after an important change to the campaign.${cancelsUnreconfirmed ? ` If you don’t reconfirm by the deadline, your commitment is cancelled${refundsToWallet ? ' and the money comes back' : ''}.` : ''}`,
    Shares:
      'Equal parts of a company. If you own shares, you own a part of it, and you gain or lose with it.',
    'Stock memo':
      'The paper that states one position: how many shares, of which issuer, for how much.',
    Wallet: debitsAtOnce
      ? 'Your money on the platform that you have not invested. Its balance is what you can commit.'
      : 'Your money on the platform, from which you pay for commitments.',
  };
}
