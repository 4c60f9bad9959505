import { ArrowLeft } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Button } from './Button';
import { Cluster, Stack } from './Layout';
import { LinkButton } from './LinkButton';
import { noWrap } from './NoWrap';

interface PageHeaderProps {
  title: ReactNode;
  /** How far the investor is. Shown above the title. */
  progress?: ReactNode;
  description?: ReactNode;
  /** The target of Back: a path, or a function (`useGoBack`). */
  back?: string | (() => void);
  backLabel?: string;
  actions?: ReactNode;
}

/** The page's only h1 takes the focus after navigation (`usePageTitle`), which announces it with its description. */
export function PageHeader({ back, backLabel = 'Back', ...props }: PageHeaderProps) {
  const description = useId();
  const icon = <ArrowLeft aria-hidden="true" />;
  const look = { variant: 'quiet', size: 'sm', icon, children: backLabel } as const;
  return (
    <Header>
      {typeof back === 'string' ? <LinkButton to={back} {...look} /> : null}
      {typeof back === 'function' ? <Button onClick={back} {...look} /> : null}
      {props.progress ? <Progress>{props.progress}</Progress> : null}
      <Row>
        <h1 tabIndex={-1} aria-describedby={props.description ? description : undefined}>
          {noWrap(props.title)}
        </h1>
        {props.actions ? <Actions>{props.actions}</Actions> : null}
      </Row>
      {props.description ? (
        <Description id={description}>{noWrap(props.description)}</Description>
      ) : null}
    </Header>
  );
}

const Header = styled(Stack).attrs({ as: 'header', $gap: 1 })`
  align-items: flex-start;
  margin-bottom: ${tokens.space[6]};

  /* Back is in line with the title, and as quiet as secondary text. */
  > a,
  > button {
    margin: 0 0 ${tokens.space[1]} calc(-1 * ${tokens.space[3]});
    color: ${tokens.colour['ink-soft']};
  }
`;

const Row = styled(Cluster)`
  width: 100%;

  /* A long title wraps and does not push the menu below it. A long word breaks and does not widen the page. */
  > h1 {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;

/* The margin keeps the title at the same height on pages without actions, whose line is lower than a button. */
const Actions = styled(Cluster)`
  margin-block: -0.25rem;
`;

const Progress = styled.div`
  align-self: stretch;
  margin-bottom: ${tokens.space[4]};
`;

const Description = styled.div`
  max-width: min(44rem, 100%);
  margin-top: ${tokens.space[1]};
  color: ${tokens.colour['ink-soft']};

  ${media.tablet} {
    font-size: ${tokens.text.lg};
  }
`;
