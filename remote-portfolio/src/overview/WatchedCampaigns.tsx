import { paths } from '@investor-portal/shared/routes/paths';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { Card } from '@investor-portal/shared/ui/Card';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { OnwardLink } from '../components/OnwardLink';
import { NotIncluded } from '../components/not-included';
import { DatedRows } from './DatedRows.styled';
import { useTimelineReady } from './use-timeline-ready';
import { useWatchedDates, watchedText } from './watched-dates';

export function WatchedCampaigns({ now }: { now: number }) {
  const { dates, unchecked } = useWatchedDates(now);
  const note =
    unchecked === 0
      ? ''
      : `The dates of ${countOf(unchecked, 'campaign')} you watch are not included.`;
  // On a phone this section is below the timeline, so it waits until the timeline's height is known (decision 46).
  if (!useTimelineReady(now)) return null;
  if (dates.length === 0) return <NotIncluded>{note}</NotIncluded>;
  return (
    <Card as="section" aria-labelledby="watched">
      <SectionHeading id="watched">Campaigns you watch</SectionHeading>
      <DatedRows>
        {dates.map((date) => (
          <li key={date.guid}>
            <OnwardLink isName to={paths.campaign(date.guid)}>
              {date.issuer}
            </OnwardLink>
            <p>
              <NoWrap>{`${watchedText(date, now)}: ${formatDateTime(date.date)}`}</NoWrap>
            </p>
          </li>
        ))}
      </DatedRows>
      <NotIncluded>{note}</NotIncluded>
    </Card>
  );
}
