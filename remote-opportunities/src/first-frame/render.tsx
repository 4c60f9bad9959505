import { Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { campaignSchema } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  runtimeConfigSchema,
  setRuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { GlobalStyle } from '@investor-portal/shared/ui/GlobalStyle';
import { OpportunitiesPage } from '../browse/OpportunitiesPage';
import { cardSlots } from './card-slots';

/* The build runs this in jsdom, and makes the template of a first frame from what it renders. */
declare const frameName: 'campaigns' | 'campaigns-of-visitor';

const origin = 'https://files.example';
setRuntimeConfig(
  v.parse(runtimeConfigSchema, { partnerApiUrl: origin, platformOrigins: [origin] }),
);
const isVisitor = frameName === 'campaigns-of-visitor';
const path = isVisitor ? paths.publicOpportunities : paths.opportunities;
const tokenDetails = { access_token: isVisitor ? '' : 'token' };
store.set(externalAtom, { code: 'code', externalReferenceCode: 'reference', tokenDetails });

/** The initials are letters that no other text of a template contains. */
const campaign = (guid: string, offeredPeriodStartDate: string) =>
  v.parse(campaignSchema, {
    guid,
    offeredPeriodStartDate,
    offeredPeriodEndDate: '2999-01-01',
    statusCode: 'APP',
    issuerName: 'Ωmega Ψsample',
    campaignBanner: `${origin}/banner.png`,
    campaignHighlights: 'Sample highlights',
    address: 'Sample address',
    currencyCode: 'PHP',
    totalRaisedAmount: 1_111_111.11,
    totalOffering: 2_222_222.22,
    totalRaisedAmountPercentageByTotalOffering: 33.33,
    totalInvestors: 4_444,
    minAmountPerInvestor: 5_555.55,
  });
const rows = [campaign('open', '2000-01-01'), campaign('upcoming', '2998-01-01')];
const list = { rows, pages: 1, wanted: 1, hasMore: true, fetchedAt: serverNow() };
const cache = {
  get: (key: string) => (key.startsWith('list:') ? { data: list } : undefined),
  set: () => {},
  delete: () => {},
  keys: () => [].values(),
};

flushSync(() =>
  createRoot(document.body).render(
    <Provider store={store}>
      <SWRConfig value={{ provider: () => cache }}>
        <GlobalStyle />
        <MemoryRouter initialEntries={[path]}>
          <OpportunitiesPage />
        </MemoryRouter>
      </SWRConfig>
    </Provider>,
  ),
);

Object.assign(globalThis, { slotsOfRows: rows.map((row) => cardSlots(row, serverNow())) });
