import { countOf } from '@investor-portal/shared/rules/number-format';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { paths } from '@investor-portal/shared/routes/paths';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { Money } from '@investor-portal/shared/ui/Money';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { AsyncSection } from '../components/AsyncSection';
import { Facts } from '../components/Facts';
import { NotIncluded, notIncluded } from '../components/not-included';
import { SignedAmount } from '../components/SignedAmount';
import { receiptsWithin } from '../data/receipts';
import { useOpenCommitments } from '../data/use-open-commitments';
import type { DateRange } from '../data/day-range';
import { Entries } from './sections';

/**
 * The API's account activity has only share purchases, so payments and refunds are loaded separately. They come last,
 * so that nothing moves (decision 46).
 */
export function Payments({ range }: { range: DateRange }) {
  const response = useOpenCommitments();
  return (
    <AsyncSection response={response} what="your payments and refunds" skeleton={null}>
      {({ all, unreadable }) => {
        const { receipts, undated } = receiptsWithin(all, range);
        return (
          <Disclosure
            open
            summary="Payments and refunds"
            aside={receipts.length > 0 && countOf(receipts.length, 'entry', 'entries')}
          >
            <Stack $gap={3}>
              {receipts.length === 0 ? <p>No payments or refunds on these dates.</p> : null}
              <Entries aria-label="Payments and refunds" $columns="4fr 5fr 6fr 5fr 6fr">
                {receipts.map((receipt) => (
                  <li key={receipt.key}>
                    <Facts
                      facts={[
                        { label: 'Date', value: formatDate(receipt.date) },
                        { label: 'Issuer', value: receipt.issuer },
                        {
                          label: 'Commitment',
                          value: (
                            <TextLink to={receipt.to}>{receipt.commitmentCode || '--'}</TextLink>
                          ),
                        },
                        {
                          label: 'Type',
                          value: [receipt.type, receipt.status].filter(Boolean).join(' · '),
                        },
                        {
                          label: 'Amount',
                          value: (
                            <SignedAmount direction={receipt.direction}>
                              <Money
                                hideable
                                amount={receipt.amount}
                                currency={receipt.currencyCode}
                              />
                            </SignedAmount>
                          ),
                        },
                      ]}
                    />
                  </li>
                ))}
              </Entries>
              <NotIncluded>{notIncluded({ unreadable }, 'commitment')}</NotIncluded>
              <NotIncluded>{notIncluded({ undated }, 'payment')}</NotIncluded>
              <p data-screen-only="">
                <TextLink to={paths.documents}>All payments and refunds</TextLink>
              </p>
            </Stack>
          </Disclosure>
        );
      }}
    </AsyncSection>
  );
}
