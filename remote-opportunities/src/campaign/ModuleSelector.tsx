import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTabParam } from '@investor-portal/shared/hooks/use-tab-param';
import {
  companyModules,
  type PublishedModule,
  UnknownCompany,
} from '@investor-portal/shared/issuer/company-modules';
import { Posts } from '@investor-portal/shared/issuer/Posts';
import type { CompanyModule } from '@investor-portal/shared/partner-api/contract/company-view';
import { useCompanyView } from '@investor-portal/shared/hooks/use-detail';
import { campaignModulesId } from '@investor-portal/shared/routes/paths';
import type { PageGuids } from '@investor-portal/shared/routes/platform-pages';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ReadFailure } from '@investor-portal/shared/ui/ErrorState';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonText } from '@investor-portal/shared/ui/Skeleton';
import { Tabs, type TabItem } from '@investor-portal/shared/ui/Tabs';
import { VisuallyHidden } from '@investor-portal/shared/ui/Layout';
import { showModules } from './ModulesLink';

const [first, ...others] = companyModules.map(({ value }) => value);

export function ModuleSelector({ guids }: { guids: PageGuids }) {
  const [selected, setSelected] = useTabParam('module', [first ?? 'introduction', ...others]);
  const response = useCompanyView(guids.issuer);
  const { data, error } = response;
  useArrival(data !== undefined || error !== undefined);
  const content = ({ value, render, empty }: PublishedModule) => {
    if (data?.unreadable.includes(value)) return <EmptyState />;
    if (data) return render(data, guids) || <EmptyState>{empty}</EmptyState>;
    if (error)
      return <ReadFailure title="We couldn’t load the company’s details" response={response} />;
    if (guids.issuer !== '')
      return (
        <LoadingText>
          <SkeletonText lines={4} />
        </LoadingText>
      );
    return value === 'updates' || value === 'discussion' ? (
      <Posts module={value} posts={null} guids={guids} />
    ) : (
      <UnknownCompany />
    );
  };
  const items = companyModules.map((module): TabItem<CompanyModule> => ({
    value: module.value,
    label: module.label,
    content: content(module),
  }));
  return (
    <Section as="section" aria-labelledby={campaignModulesId}>
      {/* The headings in the issuer's text belong under this heading. */}
      <VisuallyHidden as="h2" id={campaignModulesId} tabIndex={-1}>
        About the company
      </VisuallyHidden>
      <Tabs label="About the company" items={items} value={selected} onChange={setSelected} />
    </Section>
  );
}

/** The modules load after the browser has looked for the fragment of the address, so this scrolls to them. */
function useArrival(ready: boolean) {
  const { hash } = useLocation();
  const wanted = ready && hash === `#${campaignModulesId}`;
  useEffect(() => {
    // The investor may have scrolled meanwhile or may have come back. The page does not scroll then.
    if (!wanted || window.scrollY > 0) return undefined;
    // The heading of a new page takes the focus first, so this waits for another frame.
    const frame = requestAnimationFrame(showModules);
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
}

/** The row of tabs reaches both edges of the card, and its first word starts where the text below it starts. */
const Section = styled(Card)`
  padding-top: ${tokens.space[1]};
  scroll-margin-top: 5rem;

  > :has(> [role='tablist']) {
    margin-inline: calc(${tokens.space[4]} * -1);
    padding-inline: ${tokens.space[1]};
  }

  ${media.tablet} {
    > :has(> [role='tablist']) {
      margin-inline: calc(${tokens.space[6]} * -1);
      padding-inline: ${tokens.space[2]};
    }
  }
`;
