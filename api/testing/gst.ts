import { gstinCheckCharacter } from '../../shared/identifiers.ts';
import { buildEntity, freshPan, type TestUser } from './factories.ts';
import type { TestServer } from './server.ts';

/** GSTIN of a PAN in a State. */
export const gstinOf = (pan: string, state = '24'): string =>
  `${state}${pan}1Z${gstinCheckCharacter(`${state}${pan}1Z`)}`;

/** A proprietor registered in Gujarat. */
export async function buildGstEntity(server: TestServer, overrides: { owner?: TestUser } = {}) {
  const pan = freshPan();
  const gstin = gstinOf(pan);
  const made = await buildEntity(server, {
    ...overrides,
    fields: {
      status: 'Sole Proprietorship',
      pan,
      gstin,
      state: 'Gujarat',
      city: 'Surat',
      pincode: '395003',
      salary: false,
      business: true,
    },
  });
  return { ...made, gstin };
}

/** A multipart form with one file and fields. */
export function formWith(
  name: string,
  content: string | Uint8Array,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('file', new File([content as BlobPart], name));
  return form;
}

/** A small GSTR-2B of a taxpayer. */
export const statementOf = (gstin: string, period = '102025') => ({
  data: {
    gstin,
    rtnprd: period,
    gendt: '14-11-2025',
    docdata: {
      b2b: [
        {
          ctin: '29AABCR1718E1ZL',
          trdnm: 'Rao Traders',
          supprd: period,
          supfildt: '10-11-2025',
          inv: [
            {
              inum: 'P/1',
              dt: '05-10-2025',
              val: 1180,
              pos: '24',
              rev: 'N',
              itcavl: 'Y',
              typ: 'R',
              txval: 1000,
              igst: 180,
              cgst: 0,
              sgst: 0,
              cess: 0,
            },
            {
              inum: 'P/2',
              dt: '06-10-2025',
              val: 590,
              pos: '24',
              rev: 'N',
              itcavl: 'Y',
              typ: 'R',
              txval: 500,
              igst: 90,
              cgst: 0,
              sgst: 0,
              cess: 0,
            },
          ],
        },
      ],
    },
  },
});

/** A draft GST return made through the API, with its entity and owner. */
export async function buildGstReturn(
  server: TestServer,
  type: 'GSTR-1' | 'GSTR-3B' | 'GSTR-2B',
  overrides: {
    owner?: TestUser;
    entity?: { id: string; owner: TestUser; gstin: string };
    period?: string;
    rows?: Record<string, unknown>;
  } = {},
) {
  const entity = overrides.entity ?? (await buildGstEntity(server, overrides));
  const token = entity.owner.token;
  const answer =
    type === 'GSTR-2B'
      ? await server.call('POST', '/api/gst/gstr2b', {
          token,
          form: formWith('2b.json', JSON.stringify(statementOf(entity.gstin)), { gst_master_id: entity.id }),
        })
      : await server.post(
          type === 'GSTR-1' ? '/api/gst/gstr1.php' : '/api/gst/gstr3b.php',
          {
            gst_master_id: entity.id,
            return_period: overrides.period ?? '10-2025',
            status: 'draft',
            ...overrides.rows,
          },
          token,
        );
  if (answer.status !== 200) throw new Error(answer.text);
  return {
    owner: entity.owner,
    entity,
    id: answer.body.gst_id as string,
    version: (answer.body.version ?? answer.body.return.version) as number,
  };
}

/** A registered buyer in Gujarat. */
export const local = '24AANFA2641L1ZF';
/** An invoice to that buyer, as calls carry it. */
export const b2bRow = (over: Record<string, unknown> = {}) => ({
  gstin: local,
  invoice_number: 'A-1',
  invoice_date: '2025-10-05',
  invoice_value: 11800,
  place_of_supply: '24',
  taxable_value: 10000,
  cgst: 900,
  sgst: 900,
  igst: 0,
  cess: 0,
  ...over,
});
/** The line of table 12 that goes with it. */
const hsnRow = {
  hsn_part: 'B2B',
  hsn_code: '8471',
  description: 'Computers',
  uqc: 'NOS',
  quantity: 1,
  rate: 18,
  taxable_value: 10000,
  cgst: 900,
  sgst: 900,
  igst: 0,
};
/** A return the portal would take. */
export const complete = {
  b2b_invoices: [b2bRow()],
  hsn_summary: [hsnRow],
  documents_issued_from: 'A-1',
  documents_issued_to: 'A-1',
};

/** Saves a GSTR-1 of an entity, October 2025 unless told otherwise. */
export const saveGstr1 = (
  server: TestServer,
  e: Awaited<ReturnType<typeof buildGstEntity>>,
  body: object,
  token = e.owner.token,
) =>
  server.post(
    '/api/gst/gstr1.php',
    { gst_master_id: e.id, return_period: '10-2025', status: 'draft', ...body },
    token,
  );
