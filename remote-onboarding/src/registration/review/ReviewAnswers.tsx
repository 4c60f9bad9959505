import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import {
  fieldsByName,
  isAsked,
  lastStep,
  steps,
  stepSearch,
  type FieldName,
  type RegistrationAnswers,
} from '../../fields/registration-fields';
import { useNationalities } from '../form/use-nationalities';
import { useAnswers } from '../form/use-registration-form';

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
      <Stack $gap={6}>
        {sections.map(({ step, title, items }) => (
          <section key={step} aria-labelledby={`review-${step}`}>
            <Head>
              <h3 id={`review-${step}`}>{title}</h3>
              <Link to={{ search: stepSearch(step) }} state={{ cameFrom: lastStep }}>
                Change<VisuallyHidden> {title}</VisuallyHidden>
              </Link>
            </Head>
            <DataList columns={2} items={items} />
          </section>
        ))}
      </Stack>
    </Card>
  );
}

/** The answers of every step before the last, which shows them. */
export function reviewSections(answers: RegistrationAnswers, nationalityName: string) {
  return steps.slice(0, lastStep).map(({ title, fields }, step) => ({
    /** The step where these answers can be changed. */
    step,
    title,
    items: fields
      .filter((name) => isAsked(name, answers))
      .map((name) => ({
        label: reviewLabel(name),
        value: name === 'nationality' ? nationalityName : answerInReview(name, answers),
      })),
  }));
}

function reviewLabel(name: FieldName): string {
  const { label, reviewLabel: other } = fieldsByName[name];
  return other ?? label.replace(/ \*$/, '');
}

function answerInReview<Name extends FieldName>(name: Name, answers: RegistrationAnswers): string {
  return fieldsByName[name].inReview(answers[name]);
}

/* A long title wraps, and the link stays at the right. */
const Head = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${tokens.space[4]};

  a {
    flex: none;
  }
`;
