import { styled } from 'styled-components';
import { useGoBack } from '@investor-portal/shared/hooks/use-go-back';
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
  const goBack = useGoBack(paths.profile);
  return (
    <Page $narrow>
      <PageHeader title={title} back={goBack} />
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
