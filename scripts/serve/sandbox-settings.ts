import type { Settings } from './config';

/** The part of the runtime configuration that points at the sandbox. */
export function sandboxSettings(sandbox: string, platform: string): Settings {
  return {
    platformRules: {
      allotsProRata: true,
      refundsToWallet: true,
      cancelsUnreconfirmed: true,
      debitsAtOnce: true,
    },
    walletTopUp: true,
    publicIpUrl: `${sandbox}/sandbox/public-ip`,
    campaignShareUrl: `${platform}/?campaign={campaign}`,
    links: {
      termsOfService: `${sandbox}/sandbox/documents/terms-of-service`,
      privacyPolicy: `${sandbox}/sandbox/documents/privacy-policy`,
      investorAgreement: `${sandbox}/sandbox/documents/investor-agreement`,
      cashAccountForm: `${sandbox}/sandbox/documents/cash-account-form`,
      support: 'support@bayanihan.example',
    },
  };
}
