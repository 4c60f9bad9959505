import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { DataList } from '@investor-portal/shared/ui/DataList';
import { Cluster, Stack, VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
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
  const { data: nationalities = [] } = useNationalities('nationality');
  const nationality = nationalities.find(
    ({ nationalityCode }) => nationalityCode === answers.nationality,
  );
  const sections = reviewSections(answers, nationality?.name ?? answers.nationality);
  return (
    <Card>
      <SectionHeading description="Check your answers before you submit.">Review</SectionHeading>
      <Stack $gap={6}>
        {sections.map(({ step, title, items }) => (
          <Stack key={step} as="section" $gap={2} aria-labelledby={`review-${step}`}>
            <Cluster $justify="between">
              <Title id={`review-${step}`}>{title}</Title>
              <TextLink to={paths.registration + stepSearch(step)}>
                <span>Change</span>
                <VisuallyHidden>{` ${title}`}</VisuallyHidden>
              </TextLink>
            </Cluster>
            <DataList items={items} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

const Title = styled.h3`
  font-size: ${tokens.text.md};
`;

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
