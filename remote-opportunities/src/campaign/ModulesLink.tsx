import { ArrowDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { campaignModulesId } from '@investor-portal/shared/routes/paths';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** Leads from the top of a campaign to its modules. On a phone they are several screens below. */
export function ModulesLink() {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const hash = `#${campaignModulesId}`;
  const goThere = (event: MouseEvent) => {
    event.preventDefault();
    if (showModules()) return;
    // The modules are still loading. With this fragment in the address, they scroll into view when they have loaded.
    void navigate({ search, hash }, { replace: true, state, preventScrollReset: true });
  };
  return (
    <Anchor href={hash} onClick={goThere} data-screen-only="">
      <span>About the company</span>
      <ArrowDown aria-hidden="true" size={16} />
    </Anchor>
  );
}

/** Scrolls to the modules and moves the focus to the selected tab. Returns false while the modules are not on the page. */
export function showModules(): boolean {
  const section = document.getElementById(campaignModulesId)?.closest('section');
  if (!section) return false;
  section.scrollIntoView?.();
  // On a phone, the focus also scrolls the row of tabs to the selected tab.
  section.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  return true;
}

const Anchor = styled.a`
  /* The link is 44 px high for a finger. The negative margin keeps the row's height, so the link lies above its neighbours. */
  position: relative;
  padding-block: ${tokens.space[3]};
  margin-block: calc(${tokens.space[2]} * -1);
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  color: ${tokens.colour['accent-text']};
  font-size: ${tokens.text.sm};
  font-weight: 550;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
