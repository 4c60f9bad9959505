import { useState } from 'react';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { Button } from '@investor-portal/shared/ui/Button';
import { Card } from '@investor-portal/shared/ui/Card';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { PrintOnlyText } from '@investor-portal/shared/ui/PrintOnlyText';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { NotIncluded } from '../components/not-included';
import { OnwardLink } from '../components/OnwardLink';
import { useOpenCommitments } from '../data/use-open-commitments';
import { DatedRows } from './DatedRows.styled';
import { type DateAhead, datesAhead } from './dates-ahead';
import { useCancelDeadlines } from './use-cancel-deadlines';
import { usePendingActions } from './use-pending-actions';
import { useWatchedDates, watchedText } from './watched-dates';

const shownFirst = 5;

/** The dates of the investor's commitments and of watched campaigns, the next first. */
export function ComingUp({ now }: { now: number }) {
  const { data: open } = useOpenCommitments();
  const watched = useWatchedDates(now);
  // On a phone these sections are above, so this one waits until their height is known (decision 46).
  const isAboveKnown = [usePendingActions(now), useCancelDeadlines(now)].every(
    ({ loading }) => !loading,
  );
  if (!isAboveKnown || !open) return null;
  const dates = [
    ...datesAhead(open.commitments, open.offeringEnds, now),
    ...watched.dates.map(({ guid, issuer, kind, at, date }) => ({
      key: `watched ${guid}`,
      title: watchedText({ kind, at }, now),
      at,
      date,
      issuer,
      to: paths.campaign(guid),
    })),
  ].sort((one, other) => one.at - other.at);
  const note =
    watched.unchecked === 0
      ? ''
      : `The dates of ${countOf(watched.unchecked, 'campaign')} you watch are not included.`;
  if (dates.length === 0) return <NotIncluded>{note}</NotIncluded>;
  return (
    <Card as="section" aria-labelledby="coming-up">
      <SectionHeading id="coming-up">Coming up</SectionHeading>
      <Dates dates={dates} />
      <NotIncluded>{note}</NotIncluded>
    </Card>
  );
}

function Dates({ dates }: { dates: readonly DateAhead[] }) {
  const [whole, setWhole] = useState(dates.length <= shownFirst + 1);
  const shown = whole ? dates : dates.slice(0, shownFirst);
  const more = dates.length - shown.length;
  return (
    <>
      <DatedRows>
        {shown.map(({ key, title, date, issuer, to }) => (
          <li key={key}>
            <OnwardLink isName to={to}>
              {issuer}
            </OnwardLink>
            <p>
              <span>{title}</span>
              <span>: </span>
              <NoWrap>{formatDateTime(date)}</NoWrap>
            </p>
          </li>
        ))}
      </DatedRows>
      {more > 0 ? (
        <>
          <Button ref={transferFocus} variant="quiet" size="sm" onClick={() => setWhole(true)}>
            {`Show all ${formatCount(dates.length)}`}
          </Button>
          <PrintOnlyText>{`Not printed: ${countOf(more, 'more date')}.`}</PrintOnlyText>
        </>
      ) : null}
    </>
  );
}
