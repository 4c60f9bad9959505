import { createGlobalStyle } from 'styled-components';

/** The id of what goes on paper. */
export const sheetId = 'statement';

/**
 * While a statement is on screen, paper gets the statement alone: not the portal's header, not the controls
 * around it.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    body *:not(:has(#${sheetId}), #${sheetId}, #${sheetId} *) {
      display: none !important;
    }

    #${sheetId} {
      border: 0 !important;
      box-shadow: none !important;
      padding: 0 !important;
    }

    @page {
      margin: 16mm;
    }
  }
`;
