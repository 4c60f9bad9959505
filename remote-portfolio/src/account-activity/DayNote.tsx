import { styled } from 'styled-components';
import { utcDayHours } from '@investor-portal/shared/rules/dates';
import { tokens } from '@investor-portal/shared/theme/tokens';
import type { DateRange } from './default-range';

/**
 * A range is one of UTC days, its rows carry the platform's time (decision 0007): this says where one day ends and
 * the next begins. Nothing where that is midnight.
 */
export function DayNote({ range }: { range: DateRange }) {
  const hours = utcDayHours(range.start);
  return hours ? <Quiet>A day of this range runs {hours}.</Quiet> : null;
}

const Quiet = styled.p`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;
