import { useState } from 'react';
import type { AccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import type { InvestorRead } from '../data/use-investor-read';
import type { DateRange } from './default-range';
import { useAccountActivity } from './use-account-activity';

interface HeldActivity {
  read: InvestorRead<AccountActivity>;
  /** The data are the range's before: they only hold the place of those that are on their way. */
  held: boolean;
}

/** The activity of a range and, while it is on its way, that of the range before; none when it could not be read. */
export function useActivity(range: DateRange): HeldActivity {
  const { data, error, isValidating, mutate } = useAccountActivity(range);
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const place = error ? undefined : last;
  return { read: { data: data ?? place, error, isValidating, mutate }, held: data === undefined };
}
