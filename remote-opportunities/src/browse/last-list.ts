import { paths } from '@investor-portal/shared/routes/paths';

// Lives as long as the page: the way back leads to the list, and the tab, one came from.
let address: string = paths.opportunities;

export function rememberList(pathAndSearch: string): void {
  address = pathAndSearch;
}

/** The list the investor saw last, with its tab: `/main/investment-opportunities?tab=expiring`. */
export function lastList(): string {
  return address;
}
