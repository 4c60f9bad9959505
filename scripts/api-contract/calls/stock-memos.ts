import {
  stockMemoCall,
  stockMemosCall,
} from '@investor-portal/shared/partner-api/contract/stock-memos';
import type { CallContract } from '../call-contract';
import { stockMemoListRequestSchema } from '../requests';

export const stockMemosContract = () =>
  ({
    ...stockMemosCall,
    summary: "The investor's stock positions",
    description: 'One row per completed purchase of shares.',
    tag: 'stock-memos',
    whenItFails: 'The stock positions show an error.',
    request: stockMemoListRequestSchema,
    example: ({ investorAccountId }) => ({
      json: {
        rowPerPage: 2,
        isDescending: true,
        pageNumber: 1,
        advanceFilter: { investorAccountId },
      },
    }),
  }) as const satisfies CallContract;

export const stockMemoContract = () =>
  ({
    ...stockMemoCall,
    summary: 'One stock position',
    description: 'With the commitments that it came from.',
    tag: 'stock-memos',
    whenItFails: 'A position does not open.',
    example: ({ stockMemo }) => ({ id: stockMemo.guid }),
  }) as const satisfies CallContract;
