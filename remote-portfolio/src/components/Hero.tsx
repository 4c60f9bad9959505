import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useGoBack } from '@investor-portal/shared/hooks/use-go-back';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { type Fact, FactItems } from './Facts';

interface HeroProps {
  title: string;
  /** Names the thing in the document's title, once it is known. */
  name: string | undefined;
  /** The list that Back leads to if the investor opened this page first. */
  list: string;
  /** Undefined until they are known, so that nothing moves (decision 46). */
  facts: readonly Fact[] | undefined;
  /** The kebab menu. Its space is reserved, so that nothing moves when the menu appears. */
  menu?: ReactNode;
}

/** The head of a detail page. Its title is smaller than the facts that lead the page. */
export function Hero({ title, name, list, facts, menu }: HeroProps) {
  usePageTitle([name, title].filter(Boolean).join(' · '));
  const back = useGoBack(list);
  const hasMenu = menu !== undefined;
  const description = facts && (
    <Facts $hasMenu={hasMenu}>
      <FactItems facts={facts} />
    </Facts>
  );
  const actions = hasMenu && <MenuCorner>{menu}</MenuCorner>;
  return (
    <Head>
      <PageHeader title={title} back={back} actions={actions} description={description} />
    </Head>
  );
}

const Head = styled.div`
  h1 {
    flex-basis: 0;
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.md};
    font-weight: 600;
    letter-spacing: normal;
  }
`;

/** Labels are for screen readers, except for those of codes on wide screens and of labelled facts. */
const Facts = styled.dl<{ $hasMenu: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: center;
  overflow-wrap: anywhere;

  > [data-kind='lead'] {
    flex-basis: 100%;
    padding-inline-end: ${({ $hasMenu }) => ($hasMenu ? '3.25rem' : '0')};
  }

  > :is([data-kind='lead'], [data-kind='amount']) > dd {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.lg};
    font-weight: 600;
    line-height: 1.3;
  }

  > [data-kind='amount'] > dd {
    font-size: ${tokens.text['3xl']};
    letter-spacing: -0.022em;
  }

  /* The badge stands beside the amount, and the sentence about the status has its own line below both. */
  > [data-kind='status'],
  > [data-kind='status'] > dd {
    display: contents;
  }

  > [data-kind='status'] > dd > p {
    flex-basis: 100%;
    font-size: ${tokens.text.sm};
  }

  /* Ends the line before the codes. */
  &::after {
    flex-basis: 100%;
    content: '';
  }

  > [data-kind='code'] {
    display: flex;
    flex-wrap: wrap;
    order: 1;
    column-gap: ${tokens.space[2]};
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.sm};
  }

  > [data-labelled] > dt {
    color: ${tokens.colour['ink-quiet']};
    font-size: ${tokens.text.xs};
  }

  > :not([data-kind='code'], [data-labelled]) > dt {
    ${visuallyHidden}
  }

  /* On a phone, the badge ends at the edge of the cards below, and two codes share a line, without room for their labels. */
  ${media.phone} {
    > [data-kind='status'] > dd > :first-child {
      margin-inline-start: auto;
    }

    > [data-kind='code']:not(:nth-child(2)) > dt {
      ${visuallyHidden}
    }
  }
`;

/* On the line of the issuer's name, below that of the small title, which it makes neither higher nor narrower. */
const MenuCorner = styled.div`
  position: relative;
  top: calc(1.125rem + 0.65 * ${tokens.text.lg});
  width: 2.75rem;
  margin-inline-start: -2.75rem;
  height: 2.25rem;

  /* On a phone only the dots are seen, which end on the page's edge. */
  ${media.phone} {
    inset-inline-end: max(-0.625rem, -3.125vw);

    > button {
      padding-inline-start: ${tokens.space[5]};
      background: none;
      border-color: transparent;
    }
  }
`;
