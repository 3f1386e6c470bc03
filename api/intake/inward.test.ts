import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildGstEntity, formWith, gstinOf } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const supplier = gstinOf('ZZZFE2001F', '27');
type Client = Awaited<ReturnType<typeof buildGstEntity>>;

/** Sends a file for a client through the door; `apply` and `undo` answer the status and the body. */
async function send({ owner, id }: Client, name: string, file: string, answers: object = {}) {
  const form = formWith(name, file, { company_id: id, answers: JSON.stringify(answers) });
  const { status, body, text } = await server.call('POST', '/api/intake', { token: owner.token, form });
  expect(status, text).toBe(200);
  const post = (act: string) => server.post(`/api/intake/${body.intake_id}/${act}`, {}, owner.token);
  return { ...body, apply: () => post('apply'), undo: () => post('undo') };
}

/** A GSTR-2A of October 2025 with bills of 1,000 and 90 + 90 of these numbers. */
const gstr2a = (gstin: string, numbers: string[], txval = 1000) =>
  JSON.stringify({
    gstin,
    fp: '102025',
    b2b: [
      {
        ctin: supplier,
        cfs: 'Y',
        cfs3b: 'N',
        flprdr1: 'Oct-25',
        inv: numbers.map((inum) => ({
          inum,
          idt: '05-10-2025',
          val: 1180,
          pos: '27',
          rchrg: 'N',
          inv_typ: 'R',
          itms: [{ num: 1, itm_det: { rt: 18, txval, iamt: 0, camt: 90, samt: 90, csamt: 0 } }],
        })),
      },
    ],
  });

it('GSTR-2A: compared with the one kept, joined as answered, undone', async () => {
  const client = await buildGstEntity(server);
  const { owner, id, gstin } = client;
  const kept = async () => {
    const { text } = await server.get(`/api/gst/gstr2a/${id}/json`, owner.token);
    const bills = JSON.parse(text).b2b as { inv: { inum: string }[] }[];
    return bills.flatMap((s) => s.inv.map((d) => d.inum)).sort();
  };
  const first = await send(client, '2a.json', gstr2a(gstin, ['A/1', 'A/2']));
  expect([first.kind, first.target.beside]).toEqual(['gstr2a', { new: 2, changed: 0, same: 0, gone: 0 }]);
  expect((await first.apply()).body.applied).toMatchObject([
    { kind: 'inward', name: 'GSTR-2A October 2025' },
  ]);
  expect(await kept()).toEqual(['A/1', 'A/2']);
  // A file of the same month without A/1: a further part, or the month as it is now?
  const second = await send(client, '2a.json', gstr2a(gstin, ['A/2', 'A/3']));
  expect([second.question?.id, second.target.beside]).toEqual([
    'existing',
    { new: 1, changed: 0, same: 1, gone: 1 },
  ]);
  expect((await second.apply()).status).toBe(422);
  const added = await send(client, '2a.json', gstr2a(gstin, ['A/2', 'A/3']), { existing: 'add' });
  await added.apply();
  expect(await kept()).toEqual(['A/1', 'A/2', 'A/3']);
  expect((await added.undo()).status).toBe(200);
  expect(await kept()).toEqual(['A/1', 'A/2']);
  const other = await send(client, '2a.json', gstr2a(gstin, ['A/1', 'A/2'], 2000));
  expect(other.target.beside).toEqual({ new: 0, changed: 2, same: 0, gone: 0 });
  // The first import was changed by the later ones, which were undone: its version is another.
  expect((await first.undo()).status).toBe(409);
});

it('IMS records: compared with those kept, the first import undone', async () => {
  const client = await buildGstEntity(server);
  const { owner, id } = client;
  const ims = (numbers: string[]) =>
    JSON.stringify({
      imsDetails: {
        b2b: numbers.map((inum) => ({
          stin: supplier,
          tradenm: 'Eknath',
          rtnprd: '102025',
          inum,
          idt: '05-10-2025',
          srcfilstatus: 'Filed',
          val: 1180,
          txval: 1000,
          iamt: 0,
          camt: 90,
          samt: 90,
          cess: 0,
          action: 'N',
        })),
      },
    });
  const kept = async () => (await server.get(`/api/gst/ims/${id}`, owner.token)).body.total;
  const first = await send(client, 'ims.json', ims(['A/1', 'A/2']));
  expect(first.target.beside).toEqual({ new: 2, changed: 0, same: 0, gone: 0 });
  await first.apply();
  expect(await kept()).toBe(2);
  expect((await send(client, 'ims.json', ims(['A/2', 'A/3']))).target.beside).toEqual({
    new: 1,
    changed: 0,
    same: 1,
    gone: 1,
  });
  expect((await first.undo()).status).toBe(200);
  expect(await kept()).toBe(0);
});

it('a bank statement goes to the papers of its year, is known again, and is taken off', async () => {
  const client = await buildGstEntity(server);
  const { owner, id } = client;
  const lines = (...more: string[]) =>
    [
      'Date,Narration,Withdrawal Amt,Deposit Amt,Closing Balance',
      '15-05-2025,Rent,1000.00,,9000.00',
      '16-05-2025,NEFT Rao,,2000.00,11000.00',
      ...more,
      '',
    ].join('\r\n');
  const onDesk = async () => {
    const { body } = await server.get(
      `/api/evidence/bank?company_id=${id}&assessment_year=2026-27`,
      owner.token,
    );
    return ((body.lines ?? []) as { amount: number }[]).map((l) => l.amount);
  };
  const first = await send(client, 'bank.csv', lines());
  expect(first.target).toMatchObject({
    assessment_years: ['2026-27'],
    beside: { new: 2, changed: 0, same: 0 },
  });
  const { body } = await first.apply();
  expect(body.applied).toMatchObject([{ kind: 'bank', assessment_year: '2026-27' }]);
  expect(await onDesk()).toEqual([-1000, 2000]);
  const second = await send(client, 'bank.csv', lines('17-05-2025,Charges,50.00,,10950.00'));
  expect(second.target.beside).toEqual({ new: 1, changed: 0, same: 2 });
  await second.apply();
  expect(await onDesk()).toEqual([-1000, 2000, -50]);
  expect((await second.undo()).status).toBe(200);
  expect(await onDesk()).toEqual([-1000, 2000]);
});
