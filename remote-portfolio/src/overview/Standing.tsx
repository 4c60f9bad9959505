import { styled } from 'styled-components';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { type Centavos, formatCentavos } from '@investor-portal/shared/rules/money';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Money } from '@investor-portal/shared/ui/Money';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { StackedBar, Swatch } from '../components/StackedBar';
import { NotIncluded, notIncluded } from '../components/not-included';
import { useAllPositions } from '../stock-positions/positions';
import { deadlinesOf } from './deadlines';
import { type Standing as Figures, standingOf } from './standing';
import { useOpenCommitments } from './use-open-commitments';

const parts = [
  ['wallet', 'In your wallet'],
  ['committed', 'Committed'],
  ['held', 'Held in shares'],
] as const;

/**
 * Where the investor's money is, and the next deadline. It has one height while it loads, when it fails and
 * with the platform's currency alone, because the cards are below it (decision 46).
 */
export function Standing({ now }: { now: number }) {
  const open = useOpenCommitments();
  const positions = useAllPositions();
  const standings = standingOf(useUserDetails(), open, positions);
  const missing = notIncluded({
    unreadable: (open.data?.unreadable ?? 0) + (positions.data?.unreadable ?? 0),
  });
  return (
    <Card as="section" aria-labelledby="standing">
      <VisuallyHidden as="h2" id="standing">
        Where your money is
      </VisuallyHidden>
      {standings.map((standing) => (
        <Picture key={standing.currency} standing={standing} />
      ))}
      <NextDeadline open={open} now={now} />
      <NotIncluded>{missing}</NotIncluded>
    </Card>
  );
}

function Picture({ standing }: { standing: Figures }) {
  return (
    <Group>
      <StackedBar parts={parts.map(([part]) => standing[part] ?? 0)} />
      <Legend>
        {parts.map(([part, label], index) => (
          <div key={part}>
            <dt>
              <Swatch index={index} />
              {label}
            </dt>
            <dd>
              <Figure amount={standing[part]} currency={standing.currency} />
            </dd>
          </div>
        ))}
      </Legend>
    </Group>
  );
}

interface FigureProps {
  amount: Centavos | null | undefined;
  currency: string;
}

function Figure({ amount, currency }: FigureProps) {
  if (amount === undefined) return <Skeleton width="6rem" height="1.25rem" />;
  return <Money own amount={amount && formatCentavos(amount)} currency={currency} />;
}

interface NextDeadlineProps {
  open: ReturnType<typeof useOpenCommitments>;
  now: number;
}

function NextDeadline({ open: { data, error }, now }: NextDeadlineProps) {
  const [next] = data ? deadlinesOf(data.commitments, data.offeringEnds, now) : [];
  return (
    <Deadline>
      <dt>Next deadline</dt>
      <dd>
        {next ? (
          <>
            {next.kind === 'reconfirm' ? 'Reconfirm' : 'Cancelling'}{' '}
            <TextLink to={paths.commitment(next.commitment.guid, next.commitment.campaignGuid)}>
              {next.commitment.commitmentCode || '--'}
            </TextLink>{' '}
            <NoWrap>
              {`${next.kind === 'reconfirm' ? 'by' : 'ends'} ${formatDateTime(next.at)}`}
            </NoWrap>
          </>
        ) : data ? (
          'None ahead.'
        ) : error ? (
          '--'
        ) : (
          <Skeleton width="80%" height="1.25rem" />
        )}
      </dd>
    </Deadline>
  );
}

const Group = styled.div`
  & + & {
    margin-top: ${tokens.space[5]};
  }
`;

const Legend = styled.dl`
  display: grid;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  margin-top: ${tokens.space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[3]};
    align-items: center;
    justify-content: space-between;
    min-height: 1.625rem;

    ${media.tablet} {
      display: block;
    }
  }

  dt {
    display: flex;
    gap: ${tokens.space[2]};
    align-items: center;
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
  }

  /* The same size before and after its amount loads. */
  dd {
    display: flex;
    flex: 1 0 auto;
    align-items: center;
    justify-content: end;
    min-height: 1.5rem;
    font-weight: 600;

    ${media.tablet} {
      justify-content: start;
      min-height: 1.75rem;
      font-size: ${tokens.text.lg};
    }
  }
`;

const Deadline = styled.dl`
  margin-top: ${tokens.space[3]};
  padding-top: ${tokens.space[3]};
  border-top: 1px solid ${tokens.colour.line};
  font-size: ${tokens.text.sm};

  dt {
    color: ${tokens.colour['ink-soft']};
  }

  /* Its longest text takes two lines on a phone. */
  dd {
    min-height: 2.625rem;
  }

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[3]};

    dd {
      min-height: 1.3125rem;
    }
  }
`;
