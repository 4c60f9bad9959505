// Every part of the look on one page, for who builds screens with them.
export { PartsPage as Component } from '@investor-portal/shared/ui/PartsPage';
