import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { lastStep, stepSearch } from '../form/steps';
import { useNationalities } from '../form/use-nationalities';
import { useAnswers } from '../form/use-registration-form';
import { reviewSections } from './review-sections';

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
      <SectionHeading description="Check your answers before you sign.">Review</SectionHeading>
      <Stack $gap={6}>
        {sections.map(({ step, title, items }) => (
          <section key={step} aria-labelledby={`review-${step}`}>
            <SectionHeading
              level={3}
              id={`review-${step}`}
              action={
                <Change to={{ search: stepSearch(step) }} state={{ cameFrom: lastStep }}>
                  Change<VisuallyHidden> {title}</VisuallyHidden>
                </Change>
              }
            >
              {title}
            </SectionHeading>
            <DataList items={items} />
          </section>
        ))}
      </Stack>
    </Card>
  );
}

/* Stays at the right when a long title wraps. */
const Change = styled(Link)`
  margin-inline-start: auto;
`;
