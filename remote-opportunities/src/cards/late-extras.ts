import { lateComponent } from '../late/late-component';

/** What a card shows to a signed-in investor beside the campaign. */
export const LateCardExtras = lateComponent(
  async () => (await import(/* webpackChunkName: "card-extras" */ './CardExtras')).CardExtras,
);
