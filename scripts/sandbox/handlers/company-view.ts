import type { Calls } from '../contract/calls';
import { first } from '../db/database';
import type { IssuerRow } from '../db/rows';
import { notFound } from '../contract/errors';
import type { Handler } from './handler';

/** Every other section has its data as a JSON string, as the real API may send it (readings W14). */
export const companyView: Handler<Calls['companyView']> = async ({ sandbox, parameters }) => {
  const sql = 'select * from issuers where guid = $1';
  const issuer = await first<IssuerRow>(sandbox.db, sql, [parameters['issuerGuid']]);
  if (!issuer) throw notFound('The issuer');
  const details = issuer.sections.map(({ sectionCode, jsonData }) => ({
    sectionCode,
    jsonData: sectionCode === 'SUBUS' ? jsonData : JSON.stringify(jsonData),
  }));
  return { data: { details } };
};
