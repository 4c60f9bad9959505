import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Button } from '@investor-portal/shared/ui/Button';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { useNavigate } from 'react-router-dom';

function ExamplePage() {
  usePageTitle('Example');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="Example" />
      <p>{formatMoney(1234.5, runtimeConfig().currency)}</p>
      <Button onClick={() => void navigate(paths.profile)}>Profile</Button>
    </>
  );
}

export const remote = defineRemote({
  name: 'portfolio',
  contract: contractVersion,
  routes: [{ path: paths.portfolio, element: <ExamplePage /> }],
});
