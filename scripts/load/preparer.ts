import { entityBody } from '../../api/testing/factories.ts';
import { b2bRow, gstinOf } from '../../api/testing/gst.ts';
import { sampleReturn } from '../../shared/sample-firm/return.ts';

/** One answered call: what kind, how long, and the status (0: no answer). */
export interface Timing {
  kind: 'read' | 'save' | 'compute' | 'file';
  name: string;
  ms: number;
  status: number;
  /** What a failed call said, or why no answer came. */
  said?: string;
}

type Json = Record<string, unknown>;
interface Reply {
  status: number;
  body: Json;
}

/** A person at work: two clients, a return and a GSTR-1, and a memory of every save the server acknowledged. */
export interface Preparer {
  /** One of the things preparers do in season, by their share of the day. */
  step: (pick: () => number) => Promise<void>;
  /** What is stored but was not acknowledged last, or acknowledged but is not stored; [] when all is there. */
  lost: () => Promise<string[]>;
  acknowledged: () => number;
}

/** What one person needs to be hired. */
interface Hire {
  /** Where the server is now; it may move between calls. */
  url: () => string;
  adminToken: string;
  number: number;
  tell: (timing: Timing) => void;
}

/** The sample return of a PAN with another salary. */
const withSalary = (pan: string, rupees: number): Json => {
  const form = structuredClone(sampleReturn) as {
    personal: { pan_number: string };
    salary: { employers: { salary_17_1: number }[] };
  };
  form.personal.pan_number = pan;
  form.salary.employers[0]!.salary_17_1 = rupees;
  return form as unknown as Json;
};

/** What is in the store for sure, and what may be because its answer never came. */
interface Memory {
  sure: number;
  maybe: number[];
}

/** Makes an account with two clients, a return and a GSTR-1 of 100 invoices. */
export async function hirePreparer({ url, adminToken, number, tell }: Hire): Promise<Preparer> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  let token = adminToken;
  const call = async (
    kind: Timing['kind'],
    name: string,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Reply> => {
    const started = performance.now();
    let status = 0;
    let said = '';
    try {
      const response = await fetch(url() + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': address,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      status = response.status;
      const bytes = Buffer.from(await response.arrayBuffer());
      const json = response.headers.get('content-type')?.includes('json');
      if (status >= 500) said = bytes.toString().slice(0, 300);
      return { status, body: json ? (JSON.parse(bytes.toString()) as Json) : {} };
    } catch (error) {
      said = `${(error as Error).message}: ${String((error as Error).cause)}`;
      return { status: 0, body: {} };
    } finally {
      tell({ kind, name, ms: performance.now() - started, status, ...(said ? { said } : {}) });
    }
  };
  const must = (reply: Reply, what: string) => {
    if (reply.status !== 200) throw new Error(`${what}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  };

  const email = `preparer${number}@example.in`;
  const password = 'nine green bottles';
  const hired = () =>
    call('save', 'hire', 'POST', '/api/admin/users', {
      email,
      password,
      full_name: `Preparer ${number}`,
      role: 'ca',
      tier: 'tier3',
    });
  let account = await hired();
  // One administrator may make so many calls a minute.
  while (account.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    account = await hired();
  }
  must(account, 'account');
  const login = must(
    await call('save', 'login', 'POST', '/api/auth/login', {
      email,
      password,
      device_id: `device-${number}-load`,
    }),
    'login',
  );
  token = login['token'] as string;
  const pan = (kind: string, n: number) =>
    `${String.fromCharCode(65 + (number % 26), 65 + (((number / 26) | 0) % 26), 65 + n)}${kind}K${1000 + (number % 9000)}A`;
  const person = must(
    await call('save', 'create entity', 'POST', '/api/companies/create', entityBody({ pan: pan('P', 0) })),
    'entity',
  )['data'] as { id: string };
  const traderPan = pan('P', 1);
  const trader = must(
    await call(
      'save',
      'create entity',
      'POST',
      '/api/companies/create',
      entityBody({
        status: 'Sole Proprietorship',
        pan: traderPan,
        gstin: gstinOf(traderPan),
        state: 'Gujarat',
        pincode: '395003',
        salary: false,
        business: true,
      }),
    ),
    'trader',
  )['data'] as { id: string };
  const invoice = (n: number, rupees: number) =>
    b2bRow({
      id: `i${n}`,
      invoice_number: `A-${n}`,
      invoice_value: (rupees * 118) / 100,
      taxable_value: rupees,
      cgst: (rupees * 9) / 100,
      sgst: (rupees * 9) / 100,
    });
  const itr = { id: '', version: 0, salary: { sure: 15_40_000, maybe: [] } as Memory };
  const made = must(
    await call('save', 'create return', 'POST', '/api/itr/create-itr.php', {
      company_id: person.id,
      itr_type: 'ITR-1',
      assessment_year: '2026-27',
      status: 'draft',
      form_data: withSalary(pan('P', 0), 15_40_000),
    }),
    'return',
  );
  itr.id = made['itr_id'] as string;
  itr.version = made['version'] as number;
  const gst = { id: '', version: 0, values: [] as Memory[] };
  gst.values = Array.from({ length: 100 }, (_, n) => ({ sure: 1000 + n * 100, maybe: [] }));
  const gstr1 = must(
    await call('save', 'create GSTR-1', 'POST', '/api/gst/gstr1.php', {
      gst_master_id: trader.id,
      return_period: '10-2025',
      status: 'draft',
      b2b_invoices: gst.values.map((v, n) => invoice(n, v.sure)),
    }),
    'GSTR-1',
  );
  gst.id = gstr1['gst_id'] as string;
  gst.version = gstr1['version'] as number;
  let acknowledged = 0;

  /** Takes in what a save came to; a lost answer leaves both possible, and the next save finds out the version. */
  const settle = (reply: Reply, memory: Memory, value: number, of: { version: number }) => {
    if (reply.status === 200) {
      memory.sure = value;
      memory.maybe = [];
      of.version = reply.body['version'] as number;
      acknowledged += 1;
    } else if (reply.status === 0 || reply.status >= 500) memory.maybe.push(value);
  };
  const readReturn = async () => {
    const { status, body } = await call('read', 'read return', 'GET', `/api/itr/${itr.id}`);
    const stored = body['return'] as { version: number; form_data: typeof sampleReturn } | undefined;
    if (status === 200 && stored) itr.version = stored.version;
    return stored;
  };
  const readGstr1 = async () => {
    const { status, body } = await call('read', 'read GSTR-1', 'GET', `/api/gst/gstr1/${gst.id}`);
    const stored = body['return'] as { version: number; b2b_invoices: Json[] } | undefined;
    if (status === 200 && stored) gst.version = stored.version;
    return stored;
  };
  const saveReturn = async (pick: () => number) => {
    const rupees = 10_00_000 + (pick() % 20_00_000);
    const reply = await call('save', 'save return', 'POST', '/api/itr/create-itr.php', {
      itr_id: itr.id,
      version: itr.version,
      status: 'draft',
      form_data: withSalary(pan('P', 0), rupees),
    });
    settle(reply, itr.salary, rupees, itr);
    if (reply.status === 409) await readReturn();
  };
  const saveGstr1 = async (pick: () => number) => {
    const n = pick() % gst.values.length;
    const rupees = 1000 + (pick() % 100_000) * 100;
    const reply = await call('save', 'change GSTR-1', 'PATCH', `/api/gst/gstr1/${gst.id}`, {
      version: gst.version,
      b2b_invoices: [invoice(n, rupees)],
    });
    settle(reply, gst.values[n]!, rupees, gst);
    if (reply.status === 409) await readGstr1();
  };
  const read = (name: string, path: string) => () => call('read', name, 'GET', path);
  const day: [share: number, act: (pick: () => number) => Promise<unknown>][] = [
    [24, saveReturn],
    [12, saveGstr1],
    [
      12,
      (pick) =>
        call(
          'compute',
          'calculate tax',
          'GET',
          `/api/itr/calculate-tax.php?itr_id=${itr.id}&regime=${pick() % 2 ? 'Old' : 'New'}`,
        ),
    ],
    [10, read('entities', '/api/companies/list')],
    [8, read('search', '/api/companies/list?q=asha')],
    [9, readReturn],
    [6, read('returns', '/api/itr/list')],
    [5, readGstr1],
    [5, read('dashboard', '/api/dashboard/summary')],
    [4, read('GST home', `/api/gst/home/${trader.id}`)],
    [2, () => call('file', 'GSTR-1 file', 'GET', `/api/gst/gstr1/${gst.id}/csv`)],
    [2, () => call('file', 'return file', 'GET', `/api/itr/${itr.id}/json`)],
    [1, () => call('file', 'computation PDF', 'GET', `/api/itr/${itr.id}/computation.pdf`)],
  ];
  const shares = day.reduce((sum, [share]) => sum + share, 0);

  return {
    step: async (pick) => {
      let at = pick() % shares;
      for (const [share, act] of day) {
        if (at < share) return void (await act(pick));
        at -= share;
      }
    },
    lost: async () => {
      const gone: string[] = [];
      const check = (what: string, memory: Memory, stored: number | undefined) => {
        if (stored === undefined || ![memory.sure, ...memory.maybe].includes(stored))
          gone.push(`${email}: ${what} is ${stored}, acknowledged was ${memory.sure}`);
      };
      const stored = await readReturn();
      const form = stored?.form_data as unknown as { salary: { employers: { salary_17_1: number }[] } };
      check('salary', itr.salary, form?.salary.employers[0]?.salary_17_1);
      const sheet = await readGstr1();
      const found = new Map(sheet?.b2b_invoices.map((r) => [r['invoice_number'], r['taxable_value']]));
      for (const [n, v] of gst.values.entries())
        check(`invoice A-${n}`, v, found.get(`A-${n}`) as number | undefined);
      return gone;
    },
    acknowledged: () => acknowledged,
  };
}
