import { styled } from 'styled-components';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { Money } from '@investor-portal/shared/ui/Money';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { AsyncSection } from '../components/AsyncSection';
import { DisclosureGroup } from '../components/DisclosureGroup';
import { Facts } from '../components/Facts';
import { NotIncluded, notIncluded } from '../components/not-included';
import { SignedAmount } from '../components/SignedAmount';
import { paymentsWithin } from '../data/payments';
import { useOpenCommitments } from '../data/use-open-commitments';
import type { DateRange } from '../data/day-range';
import { Entries } from './Entries.styled';
import { Quiet } from './sections';

/**
 * The API's account activity has only share purchases, so payments and refunds are loaded separately. They come last,
 * so that nothing moves (decision 46).
 */
export function Payments({ range }: { range: DateRange }) {
  const response = useOpenCommitments();
  return (
    <AsyncSection response={response} what="your payments and refunds" skeleton={null}>
      {({ all, unreadable }) => {
        const { rows: payments, undated } = paymentsWithin(all, range);
        return (
          <DisclosureGroup>
            <Disclosure
              open
              summary="Payments and refunds"
              aside={payments.length > 0 && countOf(payments.length, 'entry', 'entries')}
            >
              <Stack $gap={4}>
                {payments.length === 0 && unreadable + undated === 0 ? (
                  <Quiet>No payments or refunds on these dates.</Quiet>
                ) : null}
                <PaymentEntries aria-label="Payments and refunds">
                  {payments.map((payment) => (
                    <li key={payment.guid}>
                      <Facts
                        facts={[
                          { label: 'Date', value: formatDate(payment.date) },
                          { label: 'Issuer', value: payment.issuer },
                          {
                            label: 'Commitment',
                            value: (
                              <TextLink to={payment.to}>{payment.commitmentCode || '--'}</TextLink>
                            ),
                          },
                          {
                            label: 'Type',
                            value: [payment.type, payment.status && statusLabel(payment.status)]
                              .filter(Boolean)
                              .join(' · '),
                          },
                          {
                            label: 'Amount',
                            value: (
                              <SignedAmount direction={payment.direction} settled={payment.settled}>
                                <Money
                                  hideable
                                  amount={payment.amount}
                                  currency={payment.currencyCode}
                                />
                              </SignedAmount>
                            ),
                          },
                        ]}
                      />
                    </li>
                  ))}
                </PaymentEntries>
                <NotIncluded>{notIncluded({ unreadable }, 'commitment')}</NotIncluded>
                <NotIncluded>{notIncluded({ undated }, 'payment')}</NotIncluded>
              </Stack>
            </Disclosure>
          </DisclosureGroup>
        );
      }}
    </AsyncSection>
  );
}

/** No value needs a label. On a phone the code comes last, on a line of its own. */
const PaymentEntries = styled(Entries)`
  dt {
    ${visuallyHidden}
  }

  &:empty {
    display: none;
  }

  dd a {
    font-weight: inherit;
  }

  dd a:not(:hover, :focus-visible) {
    text-decoration: none;
  }

  ${media.phone} {
    dl > :nth-child(3) {
      flex-basis: 100%;
      order: 1;
    }
  }

  /* One line, in columns that are the same in every row. */
  ${media.desktop} {
    dl {
      display: grid;
      grid-template-columns: 2fr 1fr 1fr 1fr 1fr;
    }

    dl::before {
      display: none;
    }

    dl > :nth-child(n) {
      flex-basis: auto;
      margin: 0;
      order: 0;
    }

    dl > :nth-child(2) {
      order: -1;
    }

    dl > :last-child {
      justify-content: end;
    }
  }
`;
