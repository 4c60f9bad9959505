import { paths } from '@investor-portal/shared/routes/paths';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';

/** The way on from the standard investment limit, which Premium Account Access waives (spec §6). */
export function ApplyForPremium({ onClick }: { onClick?: () => void }) {
  return (
    <LinkButton variant="secondary" size="sm" to={paths.premiumAccount} onClick={onClick}>
      Apply for Premium Account Access
    </LinkButton>
  );
}
