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
