import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Page } from './Layout';
import { Mark } from './Mark';

interface MessagePageProps {
  /** A decorative lucide icon; a failure has its own. */
  icon?: ReactNode;
  /** What happened: the page's only h1. */
  title: string;
  /** What to do about it. */
  text: string;
  /** More than a sentence, such as a list of problems. */
  details?: ReactNode;
  /** Buttons, the primary one first. */
  children?: ReactNode;
  /** A failure, rather than a state. */
  danger?: boolean;
  /** It takes the place of a screen without a navigation, so it is announced. */
  live?: boolean;
  /** `main` where nothing around it is. */
  as?: 'main' | 'div';
}

/** A whole page that says one thing: what happened, and what to do about it. */
export function MessagePage({ icon, title, text, danger = false, ...props }: MessagePageProps) {
  return (
    <Page $narrow as={props.as}>
      <Panel>
        <Mark aria-hidden="true" $danger={danger}>
          {icon ?? <TriangleAlert />}
        </Mark>
        <Words role={props.live ? 'alert' : undefined}>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{text}</p>
          {props.details}
        </Words>
        {props.children ? <Actions>{props.children}</Actions> : null}
      </Panel>
    </Page>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
  align-items: center;
  padding: ${tokens.space[10]} ${tokens.space[5]};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.shadow[1]};
  text-align: center;

  ${media.tablet} {
    padding: ${tokens.space[16]} ${tokens.space[10]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: center;
  max-width: min(28rem, 100%);
  overflow-wrap: anywhere;

  p {
    color: ${tokens.colour['ink-soft']};
  }
`;

/* As wide as the text on a phone, so that a thumb reaches them. */
const Actions = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-content: stretch;
  width: min(20rem, 100%);
  margin-top: ${tokens.space[2]};

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    width: auto;
  }
`;
