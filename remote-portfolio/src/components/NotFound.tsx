import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { isNotFound } from '@investor-portal/shared/partner-api/errors';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import type { AsyncData } from './AsyncSection';

/** Whether what a screen is about does not exist, or belongs to somebody else. Nothing that is shown is taken away. */
export function isMissing({ data, error }: Pick<AsyncData<unknown>, 'data' | 'error'>): boolean {
  return data === undefined && isNotFound(error);
}

interface NotFoundProps {
  /** 'Commitment not found'. */
  title: string;
  /** The list where it would be. */
  list: string;
  listLabel: string;
}

/** Takes the place of a screen whose subject does not exist. */
export function NotFound({ title, list, listLabel }: NotFoundProps) {
  usePageTitle(title);
  return (
    <Page>
      <PageHeader
        title={title}
        description="It may have been removed, or the link to it may be incomplete."
      />
      <LinkButton to={list}>{listLabel}</LinkButton>
    </Page>
  );
}
