import { styled } from 'styled-components';
import { tabularDigits } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { changedRemaining, changedTerms, type Terms } from './terms';

interface ChangesNoticeProps {
  before: Terms;
  after: Terms;
  title: string;
}

/** Lists what has changed since the investor last saw the terms. Renders nothing if nothing has changed. */
export function ChangesNotice({ before, after, title }: ChangesNoticeProps) {
  const terms = changedTerms(before, after);
  const remaining = changedRemaining(before, after);
  const changes = remaining ? [...terms, remaining] : terms;
  if (changes.length === 0) return null;
  return (
    <Notice tone={terms.length > 0 ? 'warning' : 'info'} live title={title}>
      <List>
        {changes.map((change) => (
          <li key={change.label}>
            <span>{`${change.label}: `}</span>
            <del translate="no">{change.before}</del>
            <span> → </span>
            <ins translate="no">{change.after}</ins>
          </li>
        ))}
      </List>
    </Notice>
  );
}

const List = styled.ul`
  ${tabularDigits}
  display: grid;
  gap: ${tokens.space[1]};
  margin-top: ${tokens.space[1]};

  ins {
    font-weight: 600;
    text-decoration: none;
  }
`;
