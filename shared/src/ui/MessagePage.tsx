import { TriangleAlert, SearchX } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { usePageTitle } from '../hooks/use-page-title';
import { isNotFound } from '../partner-api/errors';
import { Card } from './Card';
import { PageContent, Stack } from './Layout';
import { Mark } from './ErrorState';
import { LinkButton } from './LinkButton';

interface MessagePageProps {
  icon?: ReactNode;
  /** Says what happened, in the page's only h1. */
  title: string;
  text: string;
  details?: ReactNode;
  children?: ReactNode;
  danger?: boolean;
  /** Announces the message, because it replaces a screen without a navigation. */
  live?: boolean;
  /** `main` if no parent is a `main`. */
  as?: 'main' | 'div';
}

/** The h1 takes the focus after navigation, which announces it with the text. A live message announces both by itself. */
export function MessagePage({ icon, title, text, danger = false, ...props }: MessagePageProps) {
  const description = useId();
  return (
    <PageContent as={props.as}>
      <Panel>
        <Mark aria-hidden="true" $danger={danger}>
          {icon ?? <TriangleAlert />}
        </Mark>
        <Stack $gap={3} role={props.live ? 'alert' : undefined}>
          <h1 tabIndex={-1} aria-describedby={props.live ? undefined : description}>
            {title}
          </h1>
          <p id={description}>{text}</p>
          {props.details}
        </Stack>
        {props.children ? <Actions>{props.children}</Actions> : null}
      </Panel>
    </PageContent>
  );
}

const Panel = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
  align-items: center;
  max-width: 30rem;
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space[5]};
  text-align: center;
  overflow-wrap: anywhere;

  p {
    color: ${tokens.colour['ink-soft']};
  }

  ${media.tablet} {
    margin-top: ${tokens.space[10]};
    padding: ${tokens.space[12]} ${tokens.space[10]};
  }
`;

/* As wide as the text on a phone, so that a thumb can reach the buttons. */
const Actions = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  width: min(20rem, 100%);
  margin-top: ${tokens.space[2]};

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    width: auto;
  }
`;

/** Whether the subject of a screen does not exist or belongs to another investor. Data that is already shown stays. */
export function isMissing({ data, error }: { data: unknown; error: unknown }): boolean {
  return data === undefined && isNotFound(error);
}

export function NotFound(props: { title: string; list: string; listLabel: string }) {
  const { title, list, listLabel } = props;
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
