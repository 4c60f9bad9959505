import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Stack, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { answerItem } from '../../fields/answer-item';
import {
  isAsked,
  lastStep,
  steps,
  stepSearch,
  type RegistrationAnswers,
} from '../../fields/registration-fields';
import { useNationalities } from './NationalityFields';
import { useAnswers } from '../registration-form';

/** All answers before signing, with a link to change each step (WCAG 3.3.4). */
export function ReviewAnswers() {
  const answers = useAnswers().getValues();
  const { data: nationalities = [] } = useNationalities();
  const nationality = nationalities.find(
    ({ nationalityCode }) => nationalityCode === answers.nationality,
  );
  const sections = reviewSections(answers, nationality?.name ?? answers.nationality);
  return (
    <Card>
      <SectionHeading description="Check your answers before you submit.">Review</SectionHeading>
      <Stack $gap={3}>
        {sections.map(({ step, title, items }) => (
          <section key={step} aria-labelledby={`review-${step}`}>
            <Head>
              <h3 id={`review-${step}`}>{title}</h3>
              <Link to={{ search: stepSearch(step) }}>
                <span>Change</span>
                <VisuallyHidden>{` ${title}`}</VisuallyHidden>
              </Link>
            </Head>
            <Compact>
              <DataList items={items} />
            </Compact>
          </section>
        ))}
      </Stack>
    </Card>
  );
}

export function reviewSections(answers: RegistrationAnswers, nationalityName: string) {
  return steps.slice(0, lastStep).map(({ title, fields }, step) => ({
    step,
    title,
    items: fields
      .filter((name) => isAsked(name, answers))
      .map((name) => {
        const item = answerItem(name, answers);
        return name === 'nationality' ? { ...item, value: nationalityName } : item;
      }),
  }));
}

const Head = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;

  h3 {
    font-size: ${tokens.text.md};
  }

  a {
    flex: none;
    padding-block: 0.75rem;
    font-size: ${tokens.text.sm};
    font-weight: 600;
  }

  a:not(:hover, :focus-visible) {
    text-decoration: none;
  }
`;

const Compact = styled.div`
  && dl > div {
    padding-block: ${tokens.space[1]};
    border: 0;
    font-size: ${tokens.text.sm};
  }
`;
