import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { inMemory, startSandbox } from '../../start/sandbox-process';
import { askControl } from '../../workspace/testing/ask-control';
import type { Investor, Tier } from '../portal';

/** A separate sandbox, whose clock and data a test may change without affecting other tests. */
export class IsolatedSandbox {
  private constructor(
    readonly url: string,
    /** Stops the sandbox. Without this call, the sandbox stops when the worker ends. */
    readonly stop: () => Promise<unknown>,
  ) {}

  static async start(): Promise<IsolatedSandbox> {
    const { url, stop } = await startSandbox(inMemory);
    return new IsolatedSandbox(url, stop);
  }

  control<T = unknown>(path: string, body: object = {}): Promise<T> {
    return askControl<T>(this.url, path, body);
  }

  investor(tier: Tier = 'Premium', details: object = {}): Promise<Investor> {
    return this.control<Investor>('investors', { tier, balance: 100_000, ...details });
  }

  /** Creates a campaign that is open for ten days: 100 PHP a share, 1,000 shares. */
  campaign(options: object = {}): Promise<Campaign> {
    return this.control<Campaign>('campaigns', {
      startsInHours: -24,
      endsInHours: 240,
      totalOffering: 100_000,
      sharePrice: 100,
      minAmountPerInvestor: 1_000,
      maxAmountPerInvestor: 100_000,
      oversubscription: 2,
      ...options,
    });
  }

  /** Deposits and commits PHP, settled at once unless `pending`. @returns the commitment's guid. */
  async commit(
    { externalReferenceCode }: Investor,
    { guid: campaignGuid }: Campaign,
    amount: number,
    pending = false,
  ): Promise<string> {
    const body = { externalReferenceCode, campaignGuid, amount, pending };
    return (await this.control<{ guid: string }>('commitments', body)).guid;
  }
}
