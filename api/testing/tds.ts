import type { SheetRow } from '../../shared/tds/sheets.ts';
import { buildEntity, freshPan, type TestUser } from './factories.ts';
import type { TestServer } from './server.ts';

/** A company that deducts tax. */
export async function buildDeductor(server: TestServer, overrides: { owner?: TestUser } = {}) {
  const pan = freshPan('C');
  const made = await buildEntity(server, {
    ...overrides,
    fields: {
      status: 'Private limited domestic company',
      pan,
      tan: 'MUMA12345B',
      state: 'Maharashtra',
      salary: false,
      business: true,
    },
  });
  return { ...made, pan };
}

/** A draft statement made through the API, with its entity and owner. */
export async function buildStatement(
  server: TestServer,
  overrides: {
    entity?: Awaited<ReturnType<typeof buildDeductor>>;
    form_type?: string;
    financial_year?: string;
    quarter?: string;
  } = {},
) {
  const entity = overrides.entity ?? (await buildDeductor(server));
  const answer = await server.post(
    '/api/tds/statements',
    {
      company_id: entity.id,
      form_type: overrides.form_type ?? '26Q',
      financial_year: overrides.financial_year ?? '2025-2026',
      quarter: overrides.quarter ?? 'Q1',
    },
    entity.owner.token,
  );
  if (answer.status !== 200) throw new Error(answer.text);
  const { statement } = answer.body;
  return { owner: entity.owner, entity, id: statement.id as string, statement };
}

const address = { address_1: '12 MG Road', state: '19', pincode: '400001', email: 'a@example.in' };
/** Deductor and person responsible, complete. */
export const statementHead = {
  deductor: {
    tan: 'MUMA12345B',
    pan: 'ABCCE1234F',
    name: 'Asha Traders Pvt Ltd',
    type: 'K',
    phone: '022-23456789',
    ...address,
  },
  responsible: {
    name: 'Asha Rao',
    designation: 'Director',
    pan: 'ABCPR1234F',
    mobile: '9876543210',
    ...address,
  },
  earlier_filed: 'N',
};
/** A challan of the two payments below. */
export const statementChallan = (over: object = {}): SheetRow => ({
  id: 'c1',
  bsr: '0510308',
  serial: '00123',
  deposited_on: '2025-05-07',
  tax: 7000_00,
  ...over,
});
/** 1% of 1,00,000 by section 194C. */
export const contractor = (over: object = {}): SheetRow => ({
  id: 'd1',
  challan: 'c1',
  pan: 'ABCPK1234F',
  name: 'Kiran Works',
  code: '94C',
  paid_on: '2025-04-20',
  amount: 1_00_000_00,
  deducted_on: '2025-04-20',
  tax: 1000_00,
  deposited: 1000_00,
  rate: 10_000,
  ...over,
});
/** 10% of 60,000 by section 194-I(b). */
export const landlord = (over: object = {}): SheetRow => ({
  id: 'd2',
  challan: 'c1',
  pan: 'ABCFL1234F',
  name: 'Lakshmi and Co',
  code: '4IB',
  paid_on: '2025-04-30',
  amount: 60_000_00,
  deducted_on: '2025-04-30',
  tax: 6000_00,
  deposited: 6000_00,
  rate: 1_00_000,
  ...over,
});
/** A 26Q that nothing is refused of. */
export const fullStatement = {
  ...statementHead,
  challans: [statementChallan()],
  deductees: [contractor(), landlord()],
};

/** The text of a filed statement as TRACES gives it back: with the hash of its header and the token number it was accepted under. */
export function consolidated(text: string, token = '012345678901234'): string {
  const put = (line: string, no: number, value: string) =>
    line
      .split('^')
      .map((cell, i) => (i === no - 1 ? value : cell))
      .join('^');
  const [file, batch, ...rest] = text.trimEnd().split('\r\n');
  return [put(file!, 15, 'CAFE01'), put(batch!, 8, token), ...rest, ''].join('\r\n');
}
