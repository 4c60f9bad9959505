import { useFileLink } from '@investor-portal/shared/hooks/use-file-link';
import type { CompanyDetails as Company } from '@investor-portal/shared/partner-api/company-view';
import { Avatar } from '@investor-portal/shared/ui/Avatar';
import { Cluster } from '@investor-portal/shared/ui/Layout';

/** The issuer's company, by name and picture. */
export function CompanyDetails({ company }: { company: Company }) {
  const { link } = useFileLink(company.ImageUrl);
  return (
    <Cluster>
      <Avatar square src={link} name={company.CompanyName} size={4} />
      <strong>{company.CompanyName || '--'}</strong>
    </Cluster>
  );
}
