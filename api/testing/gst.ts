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

/** An INV-01 document of this seller with the answer of the portal beside it, as programs keep both. */
export const einvoiceOf = (gstin: string, number = 'B/17') => ({
  Irn: 'ab'.repeat(32),
  AckNo: 232210036743849,
  AckDt: '2026-11-20 19:29:00',
  Version: '1.1',
  TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
  DocDtls: { Typ: 'INV', No: number, Dt: '20/11/2026' },
  SellerDtls: { Gstin: gstin, LglNm: 'Rao Yarns', Addr1: 'Ring Road', Loc: 'Surat', Pin: 395003, Stcd: '24' },
  BuyerDtls: {
    Gstin: '27AAPFU0939F1ZV',
    LglNm: 'Mehta Textiles',
    Pos: '27',
    Addr1: '12 Mill Road',
    Loc: 'Mumbai',
    Pin: 400001,
    Stcd: '27',
  },
  ItemList: [
    {
      SlNo: '1',
      PrdDesc: 'Yarn',
      IsServc: 'N',
      HsnCd: '520512',
      Qty: 2,
      Unit: 'KGS',
      UnitPrice: 30000,
      TotAmt: 60000,
      AssAmt: 60000,
      GstRt: 18,
      IgstAmt: 10800,
      TotItemVal: 70800,
    },
  ],
  ValDtls: { AssVal: 60000, IgstVal: 10800, TotInvVal: 70800 },
});

/** A small GSTR-2A of a taxpayer: one supplier that did not file its GSTR-3B, with two invoices and a credit note. */
export const gstr2aOf = (gstin: string, period = '102025') => ({
  gstin,
  fp: period,
  b2b: [
    {
      ctin: '29AABCR1718E1ZL',
      cfs: 'Y',
      cfs3b: 'N',
      fldtr1: '10-Nov-25',
      flprdr1: 'Oct-25',
      inv: [
        {
          inum: 'P/1',
          idt: '05-10-2025',
          val: 1180,
          pos: '24',
          rchrg: 'N',
          inv_typ: 'R',
          itms: [{ num: 1, itm_det: { rt: 18, txval: 1000, iamt: 180, csamt: 0 } }],
        },
        {
          inum: 'P/2',
          idt: '06-10-2025',
          val: 590,
          pos: '24',
          rchrg: 'N',
          inv_typ: 'R',
          itms: [{ num: 1, itm_det: { rt: 18, txval: 500, iamt: 90, csamt: 0 } }],
        },
      ],
    },
  ],
  cdn: [
    {
      ctin: '29AABCR1718E1ZL',
      cfs: 'Y',
      cfs3b: 'N',
      nt: [
        {
          ntty: 'C',
          nt_num: 'C/1',
          nt_dt: '20-10-2025',
          pos: '24',
          rchrg: 'N',
          itms: [{ num: 1, itm_det: { rt: 18, txval: 100, iamt: 18, csamt: 0 } }],
        },
      ],
    },
  ],
});

/** IMS records of a taxpayer as the portal's download has them: two invoices and a credit note of October 2025. */
export const imsOf = (rtin: string) => {
  const record = (over: object) => ({
    stin: '29AABCR1718E1ZL',
    rtnprd: '102025',
    srcform: 'R1',
    srcfilstatus: 'Filed',
    inv_typ: 'R',
    pos: '24',
    camt: 0,
    samt: 0,
    cess: 0,
    action: 'N',
    ispendactblocked: 'N',
    hash: 'h',
    ...over,
  });
  return {
    rtin,
    imsDetails: {
      b2b: [
        record({ inum: 'P/1', idt: '05-10-2025', val: 1180, txval: 1000, iamt: 180 }),
        record({ inum: 'P/2', idt: '06-10-2025', val: 590, txval: 500, iamt: 90 }),
      ],
      b2bcn: [record({ nt_num: 'C/1', nt_dt: '20-10-2025', val: 118, txval: 100, iamt: 18 })],
    },
  };
};
