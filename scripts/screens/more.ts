import type { Deps } from '../../api/base/deps.ts';
import { DriveItem } from '../../api/drive/base/model.ts';
import { Waitlist } from '../../api/drive/base/waitlist-model.ts';
import { b2bRow, complete } from '../../api/testing/gst.ts';
import { fullStatement } from '../../api/testing/tds.ts';
import { createAccount } from '../../api/users/create.ts';
import { User } from '../../api/users/model.ts';
import { startSession } from '../../api/users/session.ts';
import { returnOf } from '../demo.ts';
import type { Firm, Looker } from './firm.ts';

/** Who looks at a screen. */
export type Who = 'nobody' | 'preparer' | 'admin' | 'newcomer' | 'client';

/** Ids of what only states of screens need: returns that are validated, filed, fought over, links that open. */
export interface More {
  firm: Firm;
  validated: string;
  filed: string;
  filer: string;
  rival: string;
  rivalReturn: string;
  filedGstr1: string;
  link: string;
  lockedLink: string;
  folder: string;
}

const someone = (email: string, full_name: string) => ({
  email,
  email_proved: true,
  full_name,
  password_hash: 'nobody signs in by password',
  role: 'ca' as const,
  tier: 'tier3' as const,
  status: 'active' as const,
});

/** An open session of an account, as the browser keeps it. */
export async function sessionOf(deps: Deps, email: string): Promise<{ id: string; token: string }> {
  const user = (await User.findOne({ email }).lean())!;
  const token = await startSession(deps, user, { id: 'gallery-device-1', name: 'Gallery', ip: '127.0.0.1' });
  return { id: String(user._id), token };
}

/** People beside the preparer: one who is new, a client, some who wait for an administrator. */
export async function people(deps: Deps): Promise<void> {
  await createAccount(deps, someone('newcomer@karsetu.example', 'Farah Sheikh'));
  await createAccount(deps, { ...someone('client@karsetu.example', 'Ravi Menon'), role: 'client' });
  for (const [email, name, status] of [
    ['asha@karsetu.example', 'Asha Venkataraghavan Kulkarni', 'pending'],
    ['office@karsetu.example', 'Subramaniam and Daughters, Chartered Accountants', 'pending'],
    ['gone@karsetu.example', 'Vikram Rao', 'disabled'],
  ] as const)
    await createAccount(deps, { ...someone(email, name), status, phone: '9876543210' });
  const client = (await User.findOne({ email: 'client@karsetu.example' }).lean())!;
  await Waitlist.create({ user_id: client._id, requested_at: new Date(), status: 'waiting' });
}

/** Adds to a furnished account what its states need. */
export async function furnishMore({ url, token, userId }: Looker, firm: Firm): Promise<More> {
  // biome-ignore lint/suspicious/noExplicitAny: the caller picks the members it knows
  const call = async (method: string, path: string, body: object): Promise<any> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 400)}`);
    return JSON.parse(text);
  };
  const person = async (pan: string, first_name: string, last_name: string): Promise<string> =>
    (
      await call('POST', '/api/companies/create', {
        status: 'Individual',
        pan,
        first_name,
        last_name,
        salary: true,
        assessment_year: '2026-2027',
        date_of_birth: '1985-06-15',
        address: '12, M G Road, Camp',
        mobile: '9876543210',
        email: 'office@karsetu.example',
        phone: '9876543210',
        city: 'Pune',
        state: 'Maharashtra',
        pincode: '411001',
      })
    ).data.id;
  const saved = (company_id: string, status: string, form_data: object) =>
    call('POST', '/api/itr/create-itr.php', {
      company_id,
      itr_type: 'ITR-1',
      assessment_year: '2026-27',
      status,
      form_data,
    });
  const validated = await person('BNFPS7788Q', 'Farah', 'Sheikh');
  await saved(validated, 'validated', returnOf('BNFPS7788Q', 'Farah', 'Sheikh'));
  const filer = await person('AKZPM4455C', 'Ravi', 'Menon');
  const filed = await saved(filer, 'validated', returnOf('AKZPM4455C', 'Ravi', 'Menon'));
  await call('POST', `/api/itr/${filed.itr_id}/mark-filed`, {
    version: filed.version,
    acknowledgement: '123456789012345',
    filed_on: '2026-07-28',
  });
  const rival = await person('ABJPD7712L', 'Lakshmi', 'Deshpande');
  const rivalReturn = await saved(rival, 'draft', { personal: { pan_number: 'ABJPD7712L' } });
  const gstr1 = await call('POST', '/api/gst/gstr1.php', {
    gst_master_id: firm.trader,
    return_period: '09-2025',
    status: 'draft',
    ...complete,
    b2b_invoices: [b2bRow({ invoice_number: 'S-1', invoice_date: '2025-09-10' })],
  });
  await call('POST', '/api/gst/gstr1.php', {
    gst_master_id: firm.trader,
    gst_id: gstr1.gst_id,
    version: gstr1.version,
    return_period: '09-2025',
    status: 'filed',
    ...complete,
    b2b_invoices: [b2bRow({ invoice_number: 'S-1', invoice_date: '2025-09-10' })],
    acknowledgement: 'AA2409250000001',
    filed_on: '2025-10-10',
  });
  const { statement } = await call('POST', '/api/tds/statements', {
    company_id: firm.company,
    form_type: '26Q',
    financial_year: '2025-2026',
    quarter: 'Q2',
  });
  // No one's PAN and a rate no one knows: problems to show.
  await call('PATCH', `/api/tds/statements/${statement.id}`, {
    version: statement.version,
    ...fullStatement,
    challans: [],
  });
  const own = await DriveItem.find({ owner_id: userId, deleted_at: null }).lean();
  const file = own.find((item) => item.name.startsWith('Rent receipts'))!;
  const folder = own.find((item) => item.name === 'AY 2026-27')!;
  const { link } = await call('POST', '/storage/shares', { item_id: String(folder._id), access: 'public' });
  const locked = await call('POST', '/storage/shares', {
    item_id: String(file._id),
    access: 'public',
    password: 'six letters',
  });
  const path = (address: string) => new URL(address).pathname;
  return {
    firm,
    validated,
    filed: filed.itr_id,
    filer,
    rival,
    rivalReturn: rivalReturn.itr_id,
    filedGstr1: gstr1.gst_id,
    link: path(link),
    lockedLink: path(locked.link),
    folder: String(folder._id),
  };
}
