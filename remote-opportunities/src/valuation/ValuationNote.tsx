import { styled } from 'styled-components';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { equityText } from './valuation';

export function ValuationNote({ campaign }: { campaign?: Campaign }) {
  return (
    <Disclosure summary="How we work out the valuation">
      <Texts>
        <p>
          The valuation is what the price implies for the whole company. The price of the shares on
          offer is the price of their part of it.
        </p>
        <ul>
          <li>After the offering: the total offering divided by the equity offered.</li>
          <li>Before the offering: that value less the total offering.</li>
        </ul>
        {campaign ? <Sum campaign={campaign} /> : null}
        <p>
          We count on new shares, all of them sold, and round to three digits. We show no value
          where figures are missing or don’t agree. Nobody has checked it: the company may be worth
          less.
        </p>
      </Texts>
    </Disclosure>
  );
}

function Sum({ campaign }: { campaign: Campaign }) {
  const total = formatMoney(campaign.totalOffering, campaign.currencyCode);
  return (
    <p>
      <NoWrap>
        {`Here ${total} ÷ ${equityText(campaign.equityOffered ?? 0)} is the value after the offering, and ${total} less the value before it.`}
      </NoWrap>
    </p>
  );
}

const Texts = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  max-width: 44rem;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};

  ul {
    padding-inline-start: 1.25rem;
  }
`;
