import { entityBody } from '../../api/testing/factories.ts';
import { gstinOf } from '../../api/testing/gst.ts';
import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { manyInvoices } from '../../shared/gst/testing/many.ts';

type Json = Record<string, unknown>;

/** What one round of the large account took, in milliseconds. */
interface Round {
  save: number;
  excel: number;
  bytes: number;
}

/** An account that saves a GSTR-1 of `count` invoices and makes its Excel; `round` throws when a call fails or an invoice is not stored. */
export async function largeAccount(url: () => string, adminToken: string, count: number) {
  let token = adminToken;
  const call = async (method: string, path: string, body?: Json) => {
    const response = await fetch(url() + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': '10.99.99.99',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200)
      throw new Error(`${method} ${path}: ${response.status} ${bytes.toString().slice(0, 300)}`);
    return bytes;
  };
  const json = async (method: string, path: string, body?: Json) =>
    JSON.parse((await call(method, path, body)).toString()) as Json;
  const [email, password] = ['large@example.in', 'nine green bottles'];
  await json('POST', '/api/admin/users', { email, password, full_name: 'Large', role: 'ca', tier: 'tier3' });
  token = (await json('POST', '/api/auth/login', { email, password, device_id: 'device-large' }))[
    'token'
  ] as string;
  const pan = 'ABCPL1234K';
  const gstin = gstinOf(pan);
  const body = entityBody({
    status: 'Sole Proprietorship',
    pan,
    gstin,
    state: 'Gujarat',
    pincode: '395003',
    salary: false,
    business: true,
  });
  const client = (await json('POST', '/api/companies/create', body))['data'] as { id: string };
  let month = 3;
  return async (): Promise<Round> => {
    month += 1;
    const period = `${String(month).padStart(2, '0')}-2025`;
    const rows = sheetsToWire(manyInvoices({ gstin, period, frequency: 'monthly' }, count));
    const sent = { gst_master_id: client.id, return_period: period, status: 'draft', ...rows };
    let from = performance.now();
    const { gst_id } = await json('POST', '/api/gst/gstr1.php', sent);
    const save = performance.now() - from;
    from = performance.now();
    const file = await call('GET', `/api/gst/gstr1/${gst_id}/xlsx`);
    const excel = performance.now() - from;
    const stored = (await json('GET', `/api/gst/gstr1/${gst_id}`))['return'] as Record<string, unknown[]>;
    const found = stored['b2b_invoices']?.length ?? 0;
    const wanted = rows.b2b_invoices?.length ?? 0;
    if (found !== wanted) throw new Error(`${found} of ${wanted} invoices are stored`);
    return { save, excel, bytes: file.length };
  };
}
