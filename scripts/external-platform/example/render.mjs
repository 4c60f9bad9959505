import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { InvestorPortal } from '@investor-portal/embed-react';

// As a server renders the component, by Node alone.
console.log(
  renderToString(
    createElement(InvestorPortal, {
      portalUrl: 'https://portal.example',
      getPartnerDetails: () => null,
    }),
  ),
);
