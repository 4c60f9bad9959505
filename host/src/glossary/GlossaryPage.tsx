import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { glossaryTerms } from './glossary-terms';

const title = 'What these words mean';

export function GlossaryPage() {
  usePageTitle(title);
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return (
    <Page $narrow>
      <PageHeader title={title} back={isFirst ? paths.profile : () => void navigate(-1)} />
      <Card>
        <Words>
          {glossaryTerms(runtimeConfig()).map(({ word, meaning }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Words>
      </Card>
    </Page>
  );
}

const Words = styled.dl`
  display: grid;
  gap: ${tokens.space[5]};

  dt {
    font-weight: 640;
  }

  dd {
    margin-top: ${tokens.space[1]};
    color: ${tokens.colour['ink-soft']};
  }
`;
