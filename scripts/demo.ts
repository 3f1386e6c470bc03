import { randomBytes } from 'node:crypto';
import type { Running } from '../api/index.ts';
import { createAccount } from '../api/users/create.ts';
import { User } from '../api/users/model.ts';
import { hashPassword } from '../api/users/password.ts';
import { startSession } from '../api/users/session.ts';
import { type FormValues, type PathOf, setAt } from '../shared/forms/paths.ts';
import { sheetsToWire } from '../shared/gst/gstr1/wire.ts';
import { manyInvoices } from '../shared/gst/testing/many.ts';
import { gstinCheckCharacter } from '../shared/identifiers.ts';
import { association, firm, fullReturn, juridical, society } from '../shared/itr/itr5/testing/returns.ts';
import { company, fullCompany } from '../shared/itr/itr6/testing/returns.ts';
import { trust } from '../shared/itr/itr7/testing/returns.ts';
import type { Itr1 } from '../shared/itr/values/itr1.ts';
import { sampleReturn } from '../shared/sample-firm/return.ts';
import { loadDemoDrive } from './demo-drive.ts';

/** Owner of the demo firm. */
const email = 'demo@karsetu.example';

type Body = Record<string, unknown>;

/** Calls of the running server as the demo preparer; throws with the answer when one is refused. */
function callerOf(running: Running, token: string) {
  return async (method: string, path: string, body: Body): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${running.url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 400)}`);
    return JSON.parse(text);
  };
}

const place = {
  address: '12, M G Road, Camp',
  mobile: '9876543210',
  email: 'office@karsetu.example',
  phone: '9876543210',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  financial_year: '2025-26',
  assessment_year: '2026-2027',
  other_sources: true,
};

/** Entities of the demo firm; every name is marked as fictitious. */
const entities: readonly Body[] = [
  {
    status: 'Individual',
    first_name: 'Asha',
    last_name: 'Kulkarni (Demo)',
    pan: 'ABCPK1234F',
    date_of_birth: '1985-06-15',
    residential_status: '01',
    salary: true,
  },
  {
    status: 'Individual',
    first_name: 'Ravi',
    last_name: 'Menon (Demo)',
    pan: 'AKZPM4455C',
    date_of_birth: '1958-02-11',
    residential_status: '01',
    senior_citizen: true,
  },
  {
    status: 'Individual',
    first_name: 'Farah',
    last_name: 'Sheikh (Demo)',
    pan: 'BNFPS7788Q',
    date_of_birth: '1992-11-30',
    residential_status: '01',
    salary: true,
  },
  {
    status: 'Sole Proprietorship',
    last_name: 'Deccan Traders (Demo)',
    pan: 'BBCPT9876K',
    date_of_birth: '2015-04-01',
    business: true,
  },
  {
    status: 'Private limited domestic company',
    last_name: 'Sahyadri Textiles Pvt Ltd (Demo)',
    pan: 'AAACS1234E',
    date_of_birth: '2009-08-20',
    business: true,
  },
  { status: 'HUF', last_name: 'Kulkarni HUF (Demo)', pan: 'AAAHK4321D', date_of_birth: '2001-01-01' },
  {
    status: 'Partnership firm',
    last_name: 'Rao & Sons (Demo)',
    pan: 'AABFR5678L',
    date_of_birth: '1998-07-07',
    business: true,
  },
  {
    status: 'Trust (ITR 7)',
    last_name: 'Vidya Education Trust (Demo)',
    pan: 'AAATV2468M',
    date_of_birth: '1990-03-03',
  },
  {
    status: 'LLP',
    last_name: 'Rao Advisors LLP (Demo)',
    pan: 'AAIFR3579G',
    date_of_birth: '2016-05-02',
    business: true,
  },
  { status: 'AOP', last_name: 'Rao Family Lands (Demo)', pan: 'AAAAR1357H', date_of_birth: '2012-04-01' },
  {
    status: 'Co-operative society',
    last_name: 'Camp Credit Society (Demo)',
    pan: 'AAAAC8642J',
    date_of_birth: '1994-04-01',
    business: true,
  },
  {
    status: 'Local authority',
    last_name: 'Wagholi Panchayat (Demo)',
    pan: 'AAALW1122K',
    date_of_birth: '1962-05-01',
    letout_property: true,
  },
  {
    status: 'Artificial jurisdiction person',
    last_name: 'Estate of the late S Rao (Demo)',
    pan: 'AAAJR9753L',
    date_of_birth: '2025-01-10',
  },
  {
    status: 'AOP',
    last_name: 'Deccan Road Business Trust (Demo)',
    pan: 'AAAAD4711M',
    date_of_birth: '2021-08-16',
  },
  {
    status: 'BOI',
    last_name: 'Kulkarni Heirs (Demo)',
    pan: 'AAABK2244N',
    date_of_birth: '2019-07-15',
  },
  {
    status: 'PDT',
    last_name: 'Rao Family Trust (Demo)',
    pan: 'AAATR6688P',
    date_of_birth: '2014-11-20',
  },
  {
    status: 'Public limited domestic company',
    last_name: 'Deccan Cement Ltd (Demo)',
    pan: 'AAACD3131Q',
    date_of_birth: '1988-02-01',
    business: true,
  },
  {
    status: 'Foreign Company',
    last_name: 'Nordlicht Shipping GmbH (Demo)',
    pan: 'AAACN5252R',
    date_of_birth: '2005-06-30',
    business: true,
  },
];

/** The sample return made another person’s. */
export function returnOf(pan: string, first: string, last: string): Body {
  const values: Partial<Record<PathOf<Itr1>, string>> = {
    'personal.pan_number': pan,
    'personal.first_name': first,
    'personal.last_name': last,
    'verification.name': `${first} ${last}`,
    'verification.pan': pan,
  };
  return Object.entries(values).reduce<FormValues>(
    (data, [path, value]) => setAt(data, path, value),
    sampleReturn,
  );
}

/**
 * Loads the demo firm once: entities of several types, returns in several states, a GSTR-1 of many invoices, a drive. Everything in it is
 * made up and says so. Prints how to sign in; does nothing when the demo account is there already.
 */
export async function loadDemo(
  running: Running,
  say: (line: string) => void = console.log,
  invoiceCount = 10_000,
): Promise<void> {
  if (await User.exists({ email })) {
    say(`The demo firm is there: sign in as ${email}`);
    return;
  }
  const { deps } = running;
  const password = randomBytes(9).toString('base64url');
  const account = await createAccount(deps, {
    email,
    email_proved: false,
    full_name: 'Demo Preparer',
    password_hash: await hashPassword(password, deps.config.hashCost),
    role: 'ca',
    tier: 'tier3',
    status: 'active',
  });
  const token = await startSession(deps, account, {
    id: 'demo-loader-device',
    name: 'Demo',
    ip: '127.0.0.1',
  });
  const call = callerOf(running, token);
  const ids: string[] = [];
  for (const entity of entities) {
    const pan = String(entity['pan']);
    const gstin = entity['business'] ? { gstin: gstinOf(pan), tan: 'PNEK01234E' } : {};
    const made = await call('POST', '/companies/create', { ...place, ...entity, ...gstin });
    ids.push((made['data'] as { id: string }).id);
  }
  await returns(call, ids);
  await invoices(call, ids[3]!, invoiceCount);
  await loadDemoDrive(running, { id: String(account._id), token }, { asha: ids[0]! });
  say(`Demo firm loaded. Sign in as ${email}  password: ${password}  (shown only now)`);
}

type Call = ReturnType<typeof callerOf>;

const interest = (amount: number): FormValues => ({ other_sources: { other_interest: amount } });

/** An ITR-5 for each client who files it, by PAN. */
const bodies: readonly FormValues[] = [
  fullReturn(),
  firm({
    personal: { sub_status: '5', llpin: 'AAB-1234' },
    ...interest(4_00_000),
    filing: { due_date: '2026-07-31' },
  }),
  association(interest(9_00_000)),
  society({
    ...interest(2_50_000),
    trading: { sale_of_services: 8_00_000 },
    balance_sheet: { capital: 10_00_000, bank: 10_00_000 },
    society_income: { ai: 8_00_000 },
  }),
  juridical('2', interest(6_00_000)),
  juridical('9', {
    ...interest(7_50_000),
    personal: { sub_status: '12' },
    filing: { income_from_business: 'N' },
  }),
  association({ ...interest(12_00_000), personal: { sub_status: '20' }, filing: { business_trust: 'Y' } }),
  association(interest(6_00_000)),
  association({
    ...interest(5_00_000),
    personal: { sub_status: '13' },
    partners: {
      trust: {
        shares_known: 'N',
        business: 'N',
        below_exemption: 'N',
        sole_will: 'N',
        relatives: 'N',
        employees: 'N',
      },
    },
  }),
];
const clientsOf5 = [
  'AABFR5678L',
  'AAIFR3579G',
  'AAAAR1357H',
  'AAAAC8642J',
  'AAALW1122K',
  'AAAJR9753L',
  'AAAAD4711M',
  'AAABK2244N',
  'AAATR6688P',
];

/** A draft, a validated and a filed ITR-1; an ITR-5 of each kind of assessee; an ITR-6 of each kind of company and an ITR-7 of the trust. */
async function returns(call: Call, ids: readonly string[]): Promise<void> {
  const save = (company: string, status: string, form_data: Body, itr_type = 'ITR-1') =>
    call('POST', '/itr/create-itr.php', {
      company_id: company,
      itr_type,
      assessment_year: '2026-27',
      status,
      form_data,
    });
  await save(ids[0]!, 'validated', returnOf('ABCPK1234F', 'Asha', 'Kulkarni'));
  await save(ids[1]!, 'draft', {
    personal: {
      pan_number: 'AKZPM4455C',
      first_name: 'Ravi',
      last_name: 'Menon',
      date_of_birth: '1958-02-11',
    },
  });
  const filed = await save(ids[2]!, 'validated', returnOf('BNFPS7788Q', 'Farah', 'Sheikh'));
  await call('POST', `/itr/${filed['itr_id']}/mark-filed`, {
    version: filed['version'],
    acknowledgement: '123456789012345',
    filed_on: '2026-07-28',
  });
  for (const [i, pan] of clientsOf5.entries()) {
    const at = entities.findIndex((entity) => entity['pan'] === pan);
    const name = String(entities[at]!['last_name']).replace(' (Demo)', '').replace('&', 'and');
    const named = setAt(setAt(bodies[i]!, 'personal.pan_number', pan), 'personal.last_name', name);
    await save(ids[at]!, 'validated', named, 'ITR-5');
  }
  const at = entities.findIndex(({ status }) => status === 'Trust (ITR 7)');
  const school = trust({
    personal: {
      pan_number: entities[at]!['pan'],
      last_name: 'Vidya Education Trust',
      date_of_birth: '1990-03-03',
    },
    contributions: { local: { donations: 42_00_000, corpus_other: 5_00_000 } },
    property_income: { main: 86_00_000, interest: 3_20_000 },
    application: { education: { revenue: 98_00_000, capital: 6_00_000 } },
    investments: { corpus: [{ kind: 'OTIA', received: 5_00_000, invested: 5_00_000 }] },
  });
  await save(ids[at]!, 'validated', school, 'ITR-7');
  const companies: readonly [pan: string, name: string, data: FormValues][] = [
    ['AAACS1234E', 'Sahyadri Textiles Pvt Ltd', fullCompany()],
    [
      'AAACD3131Q',
      'Deccan Cement Ltd',
      company({
        personal: { status: '6', cin: 'L26942MH1988PLC123456', date_of_birth: '1988-02-01' },
        filing: { large: 'Y' },
        trading: { sale_of_goods: 12_00_00_000, purchases: 11_00_00_000 },
      }),
    ],
    [
      'AAACN5252R',
      'Nordlicht Shipping GmbH',
      company({
        personal: { domestic: 'N', status: '6', cin: undefined },
        filing: {
          resident_status: 'NRI',
          permanent_establishment: 'Y',
          economic_presence: 'NA',
          option_earlier: undefined,
          option_now_flag: undefined,
          large: undefined,
        },
        trading: { sale_of_services: 80_00_000 },
      }),
    ],
  ];
  for (const [pan, name, data] of companies) {
    const i = entities.findIndex((entity) => entity['pan'] === pan);
    const named = setAt(setAt(data, 'personal.pan_number', pan), 'personal.last_name', name);
    await save(ids[i]!, 'validated', named, 'ITR-6');
  }
}

/** A GSTR-1 with many invoices. */
async function invoices(call: Call, entityId: string, count: number): Promise<void> {
  const sheets = manyInvoices(
    { gstin: gstinOf('BBCPT9876K'), period: '10-2026', frequency: 'monthly' },
    count,
  );
  await call('POST', '/gst/gstr1.php', {
    gst_master_id: entityId,
    return_period: '10-2026',
    status: 'draft',
    ...sheetsToWire(sheets),
  });
}

/** A GSTIN of Maharashtra around a PAN. */
function gstinOf(pan: string): string {
  const first14 = `27${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
}
