import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import type { UserDetails } from '@investor-portal/shared/session/session';
import type { AnswerItem } from '../fields/answer-item';

interface Application {
  tier: string;
  user: UserDetails | null;
  items: readonly AnswerItem[];
}

/** Makes the `mailto:` address of an e-mail with the application. The investor reads and sends the e-mail. */
export function applicationEmail(support: string, { tier, user, items }: Application): string {
  const lines = [
    { label: 'Name', value: fullNameOf(user) },
    { label: 'Account ID', value: user?.accountId },
    ...items,
  ].flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []));
  const body = [`I would like to apply for ${tier}.`, '', ...lines].join('\r\n');
  return `mailto:${support}?subject=${encodeURIComponent(tier)}&body=${encodeURIComponent(body)}`;
}
