import { SearchX } from 'lucide-react';
import { usePageTitle } from '../hooks/use-page-title';
import { isNotFound } from '../partner-api/errors';
import { LinkButton } from './LinkButton';
import { MessagePage } from './MessagePage';

/** Whether the subject of a screen does not exist or belongs to another investor. Data that is already shown stays. */
export function isMissing({ data, error }: { data: unknown; error: unknown }): boolean {
  return data === undefined && isNotFound(error);
}

interface NotFoundProps {
  title: string;
  list: string;
  listLabel: string;
}

export function NotFound({ title, list, listLabel }: NotFoundProps) {
  usePageTitle(title);
  return (
    <MessagePage
      icon={<SearchX />}
      title={title}
      text="It may have been removed, or the link to it may be incomplete."
    >
      <LinkButton to={list}>{listLabel}</LinkButton>
    </MessagePage>
  );
}
