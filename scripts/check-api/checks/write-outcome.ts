import { messageOf } from '@investor-portal/shared/partner-api/errors';
import type { Asked } from '../client/ask';
import type { Finding } from '../model/finding';

export const finding = (
  id: string,
  place: string,
  severity: Finding['severity'],
  seen: string,
  shows: string,
): Finding => ({ id, place, severity, seen, shows });

export const statusOf = ({ exchanges }: Asked<unknown>) => exchanges.at(-1)?.status ?? 0;
export const isRefused = (asked: Asked<unknown>) => statusOf(asked) >= 400 && statusOf(asked) < 500;
export const howItEnded = (asked: Asked<unknown>) =>
  `status ${statusOf(asked)}: ${messageOf(asked.error)}`;
