import { countOf } from '@investor-portal/shared/rules/number-format';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { Money } from '@investor-portal/shared/ui/Money';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { Load } from '@investor-portal/shared/ui/Load';
import { DisclosureGroup } from '../components/DisclosureGroup';
import { type Fact, issuerFact } from '../components/Facts';

import { FactsRow, Rows } from '../components/FactsRow';
import { NotIncluded, notIncluded } from '../components/not-included';
import { SignedAmount } from '../components/SignedAmount';
import { type Payment, paymentsWithin } from '../data/payments';
import { useOpenCommitments } from '../data/use-open-commitments';
import type { DateRange } from '../data/day-range';
import { Quiet } from './sections';

/**
 * The API's account activity has only share purchases, so payments and refunds are loaded separately. They come last,
 * so that nothing moves (decision 46).
 */
export function Payments({ range }: { range: DateRange }) {
  const response = useOpenCommitments();
  return (
    <Load of={response} what="your payments and refunds" as="text">
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
                {payments.length === 0 ? null : (
                  <Rows aria-label="Payments and refunds">
                    {payments.map((payment) => (
                      <li key={payment.guid}>
                        <FactsRow facts={paymentFacts(payment)} />
                      </li>
                    ))}
                  </Rows>
                )}
                <NotIncluded>{notIncluded({ unreadable }, 'commitment')}</NotIncluded>
                <NotIncluded>{notIncluded({ undated }, 'payment')}</NotIncluded>
              </Stack>
            </Disclosure>
          </DisclosureGroup>
        );
      }}
    </Load>
  );
}

function paymentFacts(payment: Payment): Fact[] {
  return [
    issuerFact(payment.issuer, 'Payment'),
    {
      label: 'Amount',
      kind: 'amount',
      value: (
        <SignedAmount direction={payment.direction} settled={payment.settled}>
          <Money hideable amount={payment.amount} currency={payment.currencyCode} />
        </SignedAmount>
      ),
    },
    { label: 'Date', value: formatDate(payment.date) },
    {
      label: 'Type',
      value: [payment.type, payment.status && statusLabel(payment.status)]
        .filter(Boolean)
        .join(' · '),
    },
    {
      label: 'Commitment',
      kind: 'code',
      value: <TextLink to={payment.to}>{payment.commitmentCode || '--'}</TextLink>,
    },
  ];
}
