import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
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
