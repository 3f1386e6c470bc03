import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, buildReturn, buildUser, type TestUser } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { ItrReturn } from './model.ts';

const sampleFile = fileURLToPath(
  new URL('../../../shared/samples/itr/dummy_ITR1_AY2026-27_newregime_marginal-relief.json', import.meta.url),
);
const prefillFile = fileURLToPath(
  new URL('../../../shared/samples/itr/complyeaze_prefill_synthetic.json', import.meta.url),
);
const hasSamples = existsSync(sampleFile);
if (!hasSamples) console.log('skipped: tests that read sample returns, ../shared/samples is not there');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const save = (body: object, token: string) => server.post('/api/itr/create-itr.php', body, token);
const importJson = (content: string, token: string, more: Record<string, string> = {}) => {
  const form = new FormData();
  form.set('jsonFile', new File([content], 'return.json'));
  for (const [key, value] of Object.entries(more)) form.set(key, value);
  return server.call('POST', '/api/itr/import-json', { token, form });
};

/** The department's sample of a complete ITR-1, imported for an entity of its PAN. */
async function sampleReturn(status: 'draft' | 'validated' = 'draft') {
  const text = readFileSync(sampleFile, 'utf8');
  const owner = await buildUser(server);
  const imported = await importJson(text, owner.token);
  expect(imported.status, imported.text).toBe(200);
  const { id: entityId } = await buildEntity(server, { owner, fields: { pan: imported.body.pan } });
  const made = await buildReturn(server, { owner, entityId, form_data: imported.body.form_data, status });
  return { ...made, imported: imported.body, json: JSON.parse(text) };
}

describe('POST /itr/create-itr.php', () => {
  it('creates a draft and answers success, itr_id, version, status', async () => {
    const { owner, id } = await buildEntity(server);
    const answer = await save(
      { company_id: id, fy_id: 2, itr_type: 'ITR-1', status: 'draft', form_data: '{}' },
      owner.token,
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      itr_id: expect.stringMatching(/^[0-9a-f]{24}$/),
      version: 1,
      status: 'draft',
      message: 'ITR saved as draft',
    });
  });

  it('takes form_data as object or as JSON text, and the documented ITR-1 fields flat', async () => {
    const { owner, id } = await buildEntity(server);
    const flat = {
      company_id: id,
      fy_id: 2,
      itr_type: 'ITR-1',
      status: 'draft',
      pan_number: 'ABCPK1234L',
      assessee_name: 'Asha Vijay Kulkarni',
      date_of_birth: '1985-06-15',
      section_filed: '139(1)',
      return_type: 'Original',
      partner_in_firm: false,
      employer_name: 'ACME LTD',
      gross_salary: 900000,
      perquisites: 50000,
      hra_exempt: 12000,
      standard_deduction: 50000,
      professional_tax: '2400',
      tds_deducted: 40000,
      property_type: 'Self-Occupied',
      interest_from_savings: 5000,
      ppf: 50000,
      elss: 0,
      sec_80g: 1000,
    };
    const answer = await save(flat, owner.token);
    expect(answer.status, answer.text).toBe(200);
    // the deductor is not named; the new regime has none of the three claims
    expect(answer.body.warnings.map((w: { path: string }) => w.path)).toEqual([
      'sec_80g',
      'tds_deducted',
      'salary.exempt_allowances.0.amount',
      'salary.professional_tax',
      'deductions.schedule_80c.0.amount',
    ]);
    const { form_data } = (await server.get(`/api/itr/${answer.body.itr_id}`, owner.token)).body.return;
    expect(form_data).toMatchObject({
      personal: {
        pan_number: 'ABCPK1234L',
        first_name: 'Asha',
        middle_name: 'Vijay',
        last_name: 'Kulkarni',
        date_of_birth: '1985-06-15',
      },
      filing: { section_filed: '11' },
      conditions: { partner_in_firm: false },
      salary: {
        employers: [
          { employer_name: 'ACME LTD', salary_17_1: 850000, perquisites: 50000, tds_deducted: 40000 },
        ],
        exempt_allowances: [{ nature: '10(13A)', amount: 12000 }],
        professional_tax: 2400,
      },
      house_property: { properties: [{ property_type: 'S' }] },
      other_sources: { interest_from_savings: 5000 },
      deductions: { schedule_80c: [{ nature: 'ppf', amount: 50000 }] },
    });
    const asText = await save(
      {
        itr_id: answer.body.itr_id,
        version: 1,
        form_data: JSON.stringify({ personal: { first_name: 'Text' } }),
      },
      owner.token,
    );
    expect(asText.body).toMatchObject({ version: 2, status: 'draft' });
    const asObject = await save(
      { itr_id: answer.body.itr_id, version: 2, form_data: { personal: { first_name: 'Object' } } },
      owner.token,
    );
    expect(asObject.body.version).toBe(3);
    const read = (await server.get(`/api/itr/${answer.body.itr_id}`, owner.token)).body.return;
    expect(read.form_data).toEqual({ personal: { first_name: 'Object' } });
  });

  it.each([
    [{ form_data: '{' }, 400, 'form_data'],
    [{ form_data: '[]' }, 400, 'form_data'],
    [{ form_data: '{"__proto__":{"a":1}}' }, 400, 'form_data'],
    [{ form_data: { personal: { first_name: 7 } } }, 400, 'personal.first_name'],
    [{ form_data: { nonsense: 1 } }, 400, 'nonsense'],
    [{ form_data: { salary: { employers: {} } } }, 400, 'salary.employers'],
    [{ itr_type: 'ITR-9' }, 422, 'itr_type'],
    [{ assessment_year: '2019-20' }, 422, 'assessment_year'],
    [{ fy_id: 9, assessment_year: undefined }, 422, 'fy_id'],
    [{ company_id: undefined }, 400, 'company_id'],
    [{ status: 'filed' }, 422, 'status'],
  ])('refuses %j and stores nothing', async (fields, status, path) => {
    const { owner, id } = await buildEntity(server);
    const answer = await save(
      { company_id: id, itr_type: 'ITR-1', assessment_year: '2026-27', form_data: {}, ...fields },
      owner.token,
    );
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body.error.fields[0].path).toBe(path);
    expect((await server.get('/api/itr/list', owner.token)).body.total).toBe(0);
  });

  it('wants a complete return for validated, with the list of fields', async () => {
    const { owner, id } = await buildEntity(server);
    const answer = await save(
      { company_id: id, itr_type: 'ITR-1', status: 'validated', form_data: {} },
      owner.token,
    );
    expect(answer.status).toBe(422);
    expect(answer.body.error.id).toBe('incomplete_return');
    expect(answer.body.error.fields.length).toBeGreaterThan(5);
    expect(answer.body.error.fields[0]).toEqual({ path: expect.any(String), message: expect.any(String) });
  });

  it('takes the documented form data of ITR-4 as JSON text', async () => {
    const { owner, id } = await buildEntity(server);
    const form_data = JSON.stringify({
      pan_number: 'ABCPE1234F',
      assessee_name: 'Asha Kulkarni',
      business44ad: {
        use_presumptive: true,
        gross_turnover: 1_500_000,
        digital_receipts: 1_000_000,
        cash_receipts: 500_000,
      },
      taxRegime: 'Old',
    });
    const answer = await server.post(
      '/api/itr/create-itr.php',
      { company_id: id, fy_id: 1, itr_type: 'ITR-4', status: 'draft', form_data },
      owner.token,
    );
    expect(answer.body, answer.text).toMatchObject({ success: true, status: 'draft' });
    const tax = await server.get(
      `/api/itr/calculate-tax.php?itr_id=${answer.body.itr_id}&regime=Old`,
      owner.token,
    );
    // Section 44AD: 6% of 10,00,000 banked and 8% of 5,00,000 in cash.
    expect(tax.body.data.total_income, tax.text).toBe(100_000);
  });

  it('keeps one open return for an entity, form and year, and hands back the one there is', async () => {
    const { owner, entityId, id } = await buildReturn(server);
    const again = await save(
      { company_id: entityId, itr_type: 'ITR-1', assessment_year: '2026-27', form_data: {} },
      owner.token,
    );
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ error: { id: 'return_exists' }, itr_id: id, stored: { id } });
    const other = await save(
      { company_id: entityId, itr_type: 'ITR-1', assessment_year: '2025-26', form_data: {} },
      owner.token,
    );
    expect(other.status).toBe(200);
  });

  it('goes by versions', async () => {
    const { owner, id } = await buildReturn(server);
    const put = (version: number, first_name: string) =>
      save({ itr_id: id, version, form_data: { personal: { first_name } } }, owner.token);
    expect((await put(1, 'First')).status).toBe(200);
    const late = await put(1, 'Second');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      error: { id: 'stale_version' },
      stored: { version: 2, form_data: { personal: { first_name: 'First' } } },
    });
    expect((await save({ itr_id: id, form_data: {} }, owner.token)).status).toBe(400);
  });

  it('keeps where values came from beside the form, and takes fields in one place only', async () => {
    const { owner, id } = await buildReturn(server);
    const sources = { 'personal.first_name': { from: 'prefill', name: 'prefill.json' } };
    const form_data = { personal: { first_name: 'Asha' } };
    expect((await save({ itr_id: id, version: 1, form_data, sources }, owner.token)).status).toBe(200);
    expect((await server.get(`/api/itr/${id}`, owner.token)).body.return).toMatchObject({
      form_data,
      sources,
    });
    const both = await save({ itr_id: id, version: 2, form_data, mobile: '9876543210' }, owner.token);
    expect(both.status).toBe(400);
    expect(both.body.error.fields[0].path).toBe('mobile');
  });

  it('is open to those the entity is shared with for editing, and readable for viewing', async () => {
    const { owner, id, entityId } = await buildReturn(server);
    const other = await buildUser(server);
    const share = (permission: string) =>
      server.post(`/api/companies/${entityId}/shares`, { email: other.email, permission }, owner.token);
    await share('view');
    expect((await server.get(`/api/itr/${id}`, other.token)).body.return.can_edit).toBe(false);
    expect((await save({ itr_id: id, version: 1, form_data: {} }, other.token)).status).toBe(403);
    expect(
      (
        await save(
          { company_id: entityId, itr_type: 'ITR-1', assessment_year: '2025-26', form_data: {} },
          other.token,
        )
      ).status,
    ).toBe(403);
    await share('edit');
    expect((await save({ itr_id: id, version: 1, form_data: {} }, other.token)).status).toBe(200);
    const stranger = await buildUser(server);
    expect(
      (await save({ company_id: entityId, itr_type: 'ITR-1', form_data: {} }, stranger.token)).status,
    ).toBe(404);
    expect((await save({ itr_id: id, version: 2, form_data: {} }, stranger.token)).status).toBe(404);
  });
});

describe.skipIf(!hasSamples)('a complete return', () => {
  it('is imported, saved as validated, and leaves as the same JSON', async () => {
    const { owner, id, imported, json } = await sampleReturn('validated');
    expect(imported).toMatchObject({ itr_type: 'ITR-1', assessment_year: '2026-27', kind: 'itr' });
    const check = await server.post(`/api/itr/${id}/validate`, {}, owner.token);
    expect(check.body).toMatchObject({ valid: true, errors: [] });
    const file = await server.get(`/api/itr/${id}/json`, owner.token);
    expect(file.status, file.text).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[A-Z]{5}\d{4}[A-Z]_ITR1_AY2026-27.json"/,
    );
    // Who wrote the file and the form's own title are ours; everything else must come back as it went in.
    const bare = (itr: { CreationInfo: unknown; Form_ITR1: object }) => {
      const { CreationInfo: _, ...rest } = itr;
      return { ...rest, Form_ITR1: { ...itr.Form_ITR1, Description: '' } };
    };
    expect(bare(JSON.parse(file.text).ITR.ITR1)).toEqual(bare(json.ITR.ITR1));
  });

  it('is taxed in both regimes as the sample itself says', async () => {
    const { owner, id, json } = await sampleReturn();
    const answer = await server.get(`/api/itr/calculate-tax.php?itr_id=${id}&regime=New`, owner.token);
    expect(answer.status, answer.text).toBe(200);
    const its = json.ITR.ITR1;
    expect(answer.body.data).toMatchObject({
      regime: 'New',
      total_income: its.ITR1_IncomeDeductions.TotalIncome,
      total_tax: its.ITR1_TaxComputation.TotTaxPlusIntrstPay,
      cess: its.ITR1_TaxComputation.EducationCess,
      tds_paid: its.TaxPaid.TaxesPaid.TotalTaxesPaid,
      balance_tax: its.TaxPaid.BalTaxPayable - (its.Refund.RefundDue ?? 0),
    });
    expect(answer.body.data.breakdown.length).toBeGreaterThan(10);
    expect(answer.body.data.breakdown[0]).toEqual({
      id: expect.any(String),
      label: expect.any(String),
      amount: expect.any(Number),
      section: expect.any(String),
      depth: 0,
    });
    const old = await server.get(`/api/itr/calculate-tax.php?itr_id=${id}`, owner.token);
    expect(old.body.data.regime).toBe('Old');
    expect(old.body.data.total_tax).toBeGreaterThan(answer.body.data.total_tax);
    expect(
      (await server.get(`/api/itr/calculate-tax.php?itr_id=${id}&regime=Flat`, owner.token)).status,
    ).toBe(400);
  });

  it('prints a computation with name, PAN and both regimes, fonts embedded', async () => {
    const { owner, id, imported } = await sampleReturn();
    const answer = await server.get(`/api/itr/${id}/computation.pdf`, owner.token);
    expect(answer.status, answer.text.slice(0, 200)).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.bytes.length).toBeLessThan(200_000);
    const pdf = await getDocument({ data: new Uint8Array(answer.bytes), useSystemFonts: false }).promise;
    let text = '';
    for (let page = 1; page <= pdf.numPages; page++)
      text += (await (await pdf.getPage(page)).getTextContent()).items
        .map((i) => ('str' in i ? i.str : ''))
        .join(' ');
    expect(text).toContain('Computation of income');
    expect(text).toContain(imported.pan);
    expect(text).toContain('12,10,000');
    expect(text).toContain('Comparison of regimes');
    expect(answer.bytes.toString('latin1')).toContain('FontFile2');
  });

  it('has in lists the figures of the day it was filed, not of the day it was saved', async () => {
    const { owner, id, entityId, imported } = await sampleReturn();
    const { filing_date: _, ...filing } = imported.form_data.filing;
    const form_data = { ...imported.form_data, filing };
    await save({ itr_id: id, version: 1, status: 'validated', form_data }, owner.token);
    const row = async () =>
      (await server.get(`/api/itr/list?company_id=${entityId}`, owner.token)).body.returns[0];
    // Without a day of filing. Saved in November: the fee of section 234F, 5,000 above an income of 5,00,000; the tax is deducted
    expect(await row()).toMatchObject({ total_tax: 15_400, balance_tax: 5000 });
    const mark = { version: 2, acknowledgement: '123456789012345', filed_on: '2026-07-20' };
    const filed = await server.post(`/api/itr/${id}/mark-filed`, mark, owner.token);
    // filed in time after all: no fee
    expect(filed.body.return).toMatchObject({ total_tax: 10_400, balance_tax: 0 });
    expect(await row()).toMatchObject({ total_tax: 10_400, balance_tax: 0 });
  });

  it('is filed once, is read-only then, is never deleted, and can be revised', async () => {
    const { owner, id, entityId } = await sampleReturn('validated');
    const filed = { version: 1, acknowledgement: '123456789012345', filed_on: '2026-07-20' };
    const mark = (body: object) => server.post(`/api/itr/${id}/mark-filed`, body, owner.token);
    expect((await mark({ ...filed, acknowledgement: '12' })).status).toBe(422);
    expect((await mark({ ...filed, filed_on: '2090-01-01' })).status).toBe(422);
    expect((await mark({ ...filed, version: 7 })).status).toBe(409);
    const done = await mark(filed);
    expect(done.body.return).toMatchObject({
      status: 'filed',
      acknowledgement: '123456789012345',
      can_edit: false,
    });
    expect((await mark({ ...filed, version: 2 })).body.error.id).toBe('already_filed');
    expect((await save({ itr_id: id, version: 2, form_data: {} }, owner.token)).body.error.id).toBe(
      'already_filed',
    );
    expect((await server.call('DELETE', `/api/itr/${id}`, { token: owner.token })).status).toBe(409);

    const blunt = await server.call('DELETE', `/api/companies/delete/${entityId}`, { token: owner.token });
    expect(blunt.status).toBe(409);
    expect(blunt.body).toMatchObject({ error: { id: 'confirm_name' }, name: 'Asha Kulkarni' });

    const revised = await server.post(`/api/itr/${id}/revise`, {}, owner.token);
    expect(revised.status, revised.text).toBe(200);
    expect(revised.body.return).toMatchObject({
      status: 'draft',
      revises: id,
      form_data: {
        filing: {
          section_filed: '17',
          original_receipt_number: '123456789012345',
          original_filing_date: '2026-07-20',
        },
      },
    });
    expect((await server.post(`/api/itr/${id}/revise`, {}, owner.token)).body.error.id).toBe('return_exists');
    const named = await server.call('DELETE', `/api/companies/delete/${entityId}`, {
      token: owner.token,
      body: { confirm_name: 'asha kulkarni' },
    });
    expect(named.status).toBe(200);
    expect((await server.get(`/api/itr/${id}`, owner.token)).status).toBe(404);
  });

  it('is refused as JSON while it is incomplete', async () => {
    const { owner, id } = await buildReturn(server);
    const answer = await server.get(`/api/itr/${id}/json`, owner.token);
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields.length).toBeGreaterThan(3);
    const check = await server.post(`/api/itr/${id}/validate`, {}, owner.token);
    expect(check.status).toBe(200);
    expect(check.body.valid).toBe(false);
    expect(
      (
        await server.post(
          `/api/itr/${id}/mark-filed`,
          { version: 1, acknowledgement: '1'.repeat(15), filed_on: '2026-07-20' },
          owner.token,
        )
      ).body.error.id,
    ).toBe('not_validated');
  });
});

describe('POST /itr/import-json', () => {
  it.skipIf(!hasSamples)('refuses a file of another PAN, form or year, naming both', async () => {
    const text = readFileSync(sampleFile, 'utf8');
    const { owner, id, entity } = await buildEntity(server);
    const pan = JSON.parse(text).ITR.ITR1.PersonalInfo.PAN;
    const otherPan = await importJson(text, owner.token, { company_id: id });
    expect(otherPan.status).toBe(422);
    expect(otherPan.body.message).toBe(`This file is for PAN ${pan}, not ${entity.pan}.`);
    expect((await importJson(text, owner.token, { itr_type: 'ITR-2' })).body.message).toBe(
      'This file is for form ITR-1, not ITR-2.',
    );
    expect((await importJson(text, owner.token, { assessment_year: '2025-26' })).body.message).toBe(
      'This file is for year 2026-27, not 2025-26.',
    );
    expect((await importJson(text, owner.token, { fy_id: '1' })).status).toBe(422);
    expect((await server.get('/api/itr/list', owner.token)).body.total).toBe(0);
  });

  it.skipIf(!hasSamples)('names the place of a wrong value', async () => {
    const { token } = await buildUser(server);
    const json = JSON.parse(readFileSync(sampleFile, 'utf8'));
    json.ITR.ITR1.ITR1_IncomeDeductions.GrossSalary = 'a lot';
    json.ITR.ITR1.ITR1_IncomeDeductions.Salary = { not: 'a number' };
    const answer = await importJson(JSON.stringify(json), token);
    expect(answer.status, answer.text).toBe(200);
    expect(
      answer.body.warnings.some((w: { path: string }) => w.path.includes('ITR1_IncomeDeductions.Salary')),
    ).toBe(true);
  });

  it.skipIf(!hasSamples)(
    'names each rule of the department a file breaks, and says that it is refused',
    async () => {
      const { token } = await buildUser(server);
      const json = JSON.parse(readFileSync(sampleFile, 'utf8'));
      const sound = await importJson(JSON.stringify(json), token);
      expect(sound.body).toMatchObject({ valid: true, errors: [] });
      // gross salary is salary, perquisites and profits in lieu; read, and told as refused
      json.ITR.ITR1.ITR1_IncomeDeductions.GrossSalary += 1;
      const { status, body } = await importJson(JSON.stringify(json), token);
      expect(status).toBe(200);
      expect(body.valid).toBe(false);
      expect(body.errors).toContainEqual(
        expect.objectContaining({ path: 'ITR.ITR1.ITR1_IncomeDeductions.GrossSalary', rule: 'A-59' }),
      );
      expect(body.form_data.salary).toEqual(sound.body.form_data.salary);
    },
  );

  it.each([
    ['not JSON', '{', 400],
    ['a list', '[]', 400],
    ['a prototype', '{"ITR":{"__proto__":{"x":1}}}', 400],
    ['something else', '{"invoices":[]}', 422],
  ])('refuses %s', async (_what, text, status) => {
    const { token } = await buildUser(server);
    const answer = await importJson(text, token);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body.error.fields[0].path).toBe('jsonFile');
  });

  it.skipIf(!existsSync(prefillFile))('reads the department’s prefill data', async () => {
    const owner = await buildUser(server);
    const answer = await importJson(readFileSync(prefillFile, 'utf8'), owner.token, {
      itr_type: 'ITR-1',
      assessment_year: '2026-27',
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ kind: 'prefill', itr_type: 'ITR-1', assessment_year: '2026-27' });
    expect(answer.body.form_data.personal.pan_number).toBe(answer.body.pan);
    expect(answer.body.sources['personal.pan_number']).toEqual(expect.any(String));
    // The sample's PAN is not one the department could give, so the client has another.
    const { id } = await buildEntity(server, { owner });
    const saved = await save(
      { company_id: id, itr_type: 'ITR-1', form_data: answer.body.form_data },
      owner.token,
    );
    expect(saved.status, saved.text).toBe(200);
  });
});

describe('lists and the bin', () => {
  let owner: TestUser;
  let made: Awaited<ReturnType<typeof buildReturn>>;
  beforeAll(async () => {
    made = await buildReturn(server);
    owner = made.owner;
  });

  it('GET /itr/list shows name, form, year and status, and filters', async () => {
    const list = async (query = '') => (await server.get(`/api/itr/list?${query}`, owner.token)).body;
    expect((await list()).returns[0]).toMatchObject({
      id: made.id,
      company_id: made.entityId,
      name: 'Asha Kulkarni',
      itr_type: 'ITR-1',
      assessment_year: '2026-27',
      status: 'draft',
      fy_id: 2,
    });
    expect((await list()).returns[0]).not.toHaveProperty('form_data');
    expect((await list(`company_id=${made.entityId}&itr_type=ITR-1&assessment_year=2026-27`)).total).toBe(1);
    expect((await list('q=kulk')).total).toBe(1);
    expect((await list('q=nobody')).total).toBe(0);
    expect((await list('status=filed')).total).toBe(0);
  });

  it('GET /dashboard/summary counts what there is', async () => {
    const { body } = await server.get('/api/dashboard/summary', owner.token);
    expect(body).toMatchObject({
      counts: { companies: 1, itr: 1, gst: 0, tds: 0 },
      by_status: { itr: { draft: 1, validated: 0, filed: 0 } },
      recent: [{ id: made.id, name: 'Asha Kulkarni' }],
    });
  });

  it('deletes softly, frees the place, and restores', async () => {
    expect((await server.call('DELETE', `/api/itr/${made.id}`, { token: owner.token })).status).toBe(200);
    expect((await server.get(`/api/itr/${made.id}`, owner.token)).status).toBe(404);
    const second = await buildReturn(server, { owner, entityId: made.entityId });
    const clash = await server.post(`/api/itr/${made.id}/restore`, {}, owner.token);
    expect(clash.status).toBe(409);
    await server.call('DELETE', `/api/itr/${second.id}`, { token: owner.token });
    expect((await server.post(`/api/itr/${made.id}/restore`, {}, owner.token)).status).toBe(200);
    expect((await server.get(`/api/itr/${made.id}`, owner.token)).status).toBe(200);
    expect(
      await ItrReturn.countDocuments({ entity_id: (await ItrReturn.findById(made.id).lean())!.entity_id }),
    ).toBe(2);
  });
});
