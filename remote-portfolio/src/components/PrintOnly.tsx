import { createGlobalStyle } from 'styled-components';

/** Prints the card with this id alone, without the portal's header and the controls around it. */
export const PrintOnly = createGlobalStyle<{ id: string }>`
  @media print {
    body *:not(:has(#${({ id }) => id}), #${({ id }) => id}, #${({ id }) => id} *) {
      display: none !important;
    }

    #${({ id }) => id} {
      border: 0 !important;
      box-shadow: none !important;
      padding: 0 !important;
    }

    @page {
      margin: 16mm;
    }
  }
`;
