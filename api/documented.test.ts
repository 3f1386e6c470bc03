import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, buildUser, entityBody, signInAdmin, type TestUser } from './testing/factories.ts';
import { mailTo, otpFor } from './testing/mails.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

/** Every documented call: path, request, response fields, failure message. */
let server: TestServer;
let admin: TestUser;
let ca: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAdmin(server);
  ca = await buildUser(server, { role: 'ca', full_name: 'Meera Iyer' });
});
afterAll(() => server.stop());

const newcomer = (over: Record<string, unknown> = {}) => ({
  email: `new-0${Math.random().toString(36).slice(2)}@example.in`,
  password: 'monsoon',
  full_name: 'Ravi Kumar',
  phone: '9876543210',
  pan_number: 'ABCPK1234L',
  role: 'client',
  ...over,
});

async function registered(over: Record<string, unknown> = {}) {
  const details = newcomer(over);
  const step1 = await server.post('/api/auth/register.php', details);
  expect(step1.status, step1.text).toBe(200);
  const otp = await otpFor(server, details.email);
  const step2 = await server.post('/api/auth/register.php', { ...details, subscription_tier: 2, otp });
  return { details, step1, step2 };
}

describe('POST /auth/login', () => {
  it('answers token and user', async () => {
    const answer = await server.post('/api/auth/login', { email: ca.email, password: ca.password });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: expect.any(String),
      token: expect.any(String),
    });
    expect(answer.body.user).toMatchObject({ full_name: 'Meera Iyer', email: ca.email, role: 'ca' });
  });
  it('says what is wrong in message', async () => {
    const answer = await server.post('/api/auth/login', { email: ca.email, password: 'wrong one' });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, message: 'Invalid email or password' });
  });
});

describe('POST /auth/register.php', () => {
  it('asks for the OTP, then stores the registration as pending', async () => {
    const { details, step1, step2 } = await registered();
    expect(step1.body).toMatchObject({
      success: true,
      requiresOTP: true,
      message: expect.stringContaining('OTP'),
    });
    expect(step2.status, step2.text).toBe(200);
    expect(step2.body).toMatchObject({
      success: true,
      message: expect.any(String),
      user_id: expect.stringMatching(/^KS-\d{6}$/),
      user_details: {
        user_id: step2.body.user_id,
        email: details.email,
        full_name: 'Ravi Kumar',
        status: 'Pending Approval',
        subscription_tier: 2,
      },
    });
    await mailTo(server, details.email, /received your Karsetu registration/);
  });
  it('refuses a short password with the documented message', async () => {
    const answer = await server.post('/api/auth/register.php', newcomer({ password: 'five5' }));
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('Password must be at least 6 characters long');
    expect(answer.body.error.fields).toEqual([{ path: 'password', message: answer.body.message }]);
  });
});

describe('companies', () => {
  it('POST /companies/create answers success, message and data with name, pan, status', async () => {
    const fields = entityBody();
    const answer = await server.post('/api/companies/create', fields, ca.token);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: expect.any(String),
      data: {
        name: 'Asha Kulkarni',
        pan: fields['pan'],
        status: 'Individual',
        id: expect.any(String),
        version: 1,
      },
    });
  });

  it.each([
    [{ status: '' }, 'Please fill in all required fields'],
    [{ assessment_year: '' }, 'Please fill in all required fields'],
    [{ pan: 'ABCPK123' }, 'Please enter a valid 10-character PAN'],
    [{ pan: 'ABCPK12345' }, 'Please enter a valid 10-character PAN'],
    [{ first_name: '' }, 'Please fill in all required fields for Individual'],
    [{ date_of_birth: '' }, 'Please fill in all required fields for Individual'],
    [{ address: '' }, 'Please fill in all required fields for Individual'],
    [{ mobile: '' }, 'Please fill in all required fields for Individual'],
    [
      { status: 'LLP', pan: 'ABCFK1234L', last_name: '', salary: false },
      'Please fill in all required fields for Company/Entity',
    ],
    [{ email: '' }, 'Email and Phone are required'],
    [{ phone: '' }, 'Email and Phone are required'],
  ])('POST /companies/create with %j says %s', async (fields, message) => {
    const answer = await server.post('/api/companies/create', entityBody(fields), ca.token);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ success: false, message });
    expect(answer.body.error.fields.length).toBeGreaterThan(0);
  });

  it('GET /companies/list answers companies with what the table shows', async () => {
    const { id } = await buildEntity(server, { owner: ca });
    const answer = await server.get('/api/companies/list', ca.token);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.companies.find((c: { id: string }) => c.id === id)).toMatchObject({
      name: 'Asha Kulkarni',
      status: 'Individual',
      pan: expect.stringMatching(/^[A-Z]{5}\d{4}[A-Z]$/),
      mobile: '9876543210',
      assessment_year: '2026-2027',
    });
    expect(answer.body.total).toBeGreaterThan(0);
  });

  it('GET /companies/list-by-status.php answers the companies of a status that may file in the module', async () => {
    const firm = await buildEntity(server, {
      owner: ca,
      fields: {
        status: 'Partnership firm',
        pan: 'ABCFK1234L',
        last_name: 'Kulkarni & Co',
        first_name: '',
        salary: false,
      },
    });
    const ids = async (query: string) => {
      const answer = await server.get(`/api/companies/list-by-status.php?${query}`, ca.token);
      expect(answer.status, answer.text).toBe(200);
      return answer.body.companies.map((c: { id: string }) => c.id) as string[];
    };
    expect(await ids('status=Partnership%20firm&module=gst')).toEqual([firm.id]);
    expect(await ids('status=Individual&module=gst')).toEqual([]);
    expect((await ids('status=Individual&module=itr')).length).toBeGreaterThan(0);
    const one = await server.get(
      '/api/companies/list-by-status.php?status=Partnership%20firm&module=tds',
      ca.token,
    );
    expect(one.body.companies[0]).toMatchObject({
      id: firm.id,
      status: 'Partnership firm',
      company_name: 'Kulkarni & Co',
      last_name: 'Kulkarni & Co',
      pan: 'ABCFK1234L',
      gst_number: '',
    });
  });

  it('DELETE /companies/delete/{id} takes the entry from the list', async () => {
    const { id } = await buildEntity(server, { owner: ca });
    const answer = await server.call('DELETE', `/api/companies/delete/${id}`, { token: ca.token });
    expect(answer.body).toMatchObject({ success: true });
    const list = await server.get('/api/companies/list?page_size=200', ca.token);
    expect(list.text).not.toContain(id);
  });

  it('POST /companies/upload-json-autofill answers status success and data', async () => {
    const form = new FormData();
    const json = {
      ITR: {
        ITR1: {
          Form_ITR1: { AssessmentYear: '2025' },
          PersonalInfo: {
            PAN: 'ABCPK1234L',
            AssesseeName: { FirstName: 'ASHA', SurNameOrOrgName: 'KULKARNI' },
            DOB: '1985-06-15',
          },
        },
      },
    };
    form.set('jsonFile', new File([JSON.stringify(json)], 'itr.json'));
    const answer = await server.call('POST', '/api/companies/upload-json-autofill', {
      token: ca.token,
      form,
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      status: 'success',
      data: {
        pan: 'ABCPK1234L',
        first_name: 'ASHA',
        last_name: 'KULKARNI',
        date_of_birth: '1985-06-15',
        status: 'Individual',
      },
    });
  });

  it('POST /companies/upload-json-autofill refuses what is not JSON with the documented messages', async () => {
    const send = (name: string, text: string) => {
      const form = new FormData();
      form.set('jsonFile', new File([text], name));
      return server.call('POST', '/api/companies/upload-json-autofill', { token: ca.token, form });
    };
    expect((await send('itr.pdf', '{}')).body.message).toBe('Please select a JSON file');
    for (const text of ['{', '[]', '{"a":1}', '7']) {
      const answer = await send('itr.json', text);
      expect(answer.body.message).toBe(
        'Could not extract data from JSON file. Please check the file format.',
      );
    }
  });
});

describe.each([['/api/gst/list'], ['/api/tds/list'], ['/api/itr/list']])('GET %s', (path) => {
  it('answers returns', async () => {
    const answer = await server.get(path, ca.token);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      returns: expect.any(Array),
      total: expect.any(Number),
    });
  });
});

describe('users', () => {
  it('GET /users/profile answers user with the documented fields', async () => {
    const answer = await server.get('/api/users/profile', ca.token);
    expect(answer.body).toMatchObject({ success: true });
    for (const key of ['full_name', 'email', 'phone', 'pan_number', 'address', 'city', 'state', 'pincode'])
      expect(answer.body.user).toHaveProperty(key);
  });

  it('PUT /users/update-profile saves them', async () => {
    const profile = {
      full_name: 'Meera S Iyer',
      email: ca.email,
      phone: '022 2345 6789',
      pan_number: 'ABCPK1234L',
      address: '4, Hill Road',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: '400050',
    };
    const answer = await server.call('PUT', '/api/users/update-profile', { token: ca.token, body: profile });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ success: true, message: 'Profile updated successfully!' });
    expect((await server.get('/api/users/profile', ca.token)).body.user).toMatchObject(profile);
    const wrong = await server.call('PUT', '/api/users/update-profile', {
      token: ca.token,
      body: { ...profile, full_name: '' },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.message).toBe('Full name is required');
  });

  it('POST /users/change-password answers message', async () => {
    const person = await buildUser(server);
    const change = (body: object) => server.post('/api/users/change-password', body, person.token);
    const next = 'quiet harbour 12';
    expect(
      (await change({ current_password: person.password, new_password: next, confirm_password: 'other' }))
        .body.message,
    ).toBe('New password and confirmation do not match');
    expect(
      (await change({ current_password: person.password, new_password: 'abc', confirm_password: 'abc' })).body
        .message,
    ).toBe('New password must be at least 6 characters long');
    const done = await change({
      current_password: person.password,
      new_password: next,
      confirm_password: next,
    });
    expect(done.body).toMatchObject({ success: true, message: 'Password changed successfully!' });
    expect((await server.post('/api/auth/login', { email: person.email, password: next })).status).toBe(200);
    await mailTo(server, person.email, /password was changed/);
  });
});

describe('admin', () => {
  it('GET /admin/get-pending-registrations.php lists id, full_name, email, role, created_at', async () => {
    const { details } = await registered();
    const answer = await server.get('/api/admin/get-pending-registrations.php?page_size=200', admin.token);
    const entry = answer.body.pending_registrations.find((r: { email: string }) => r.email === details.email);
    expect(entry).toMatchObject({ full_name: 'Ravi Kumar', role: 'client' });
    expect(entry.id).toMatch(/^\d+$/);
    expect(Number.isNaN(Date.parse(entry.created_at))).toBe(false);
  });

  it('POST /admin/approve-registration.php opens the account with the tier and mails', async () => {
    const { details, step2 } = await registered();
    const body = { user_id: step2.body.user_id, tier: 'tier3', notes: 'Welcome aboard' };
    const answer = await server.post('/api/admin/approve-registration.php', body, admin.token);
    expect(answer.status, answer.text).toBe(200);
    const mail = await mailTo(server, details.email, /is approved/);
    expect(mail.text).toContain('Enterprise');
    expect(mail.text).toContain('Welcome aboard');
    const login = await server.post('/api/auth/login', { email: details.email, password: details.password });
    expect(login.body.user).toMatchObject({ tier: 'tier3', device_limit: 10, entity_limit: null });
    const again = await server.post('/api/admin/approve-registration.php', body, admin.token);
    expect(again.status).toBe(409);
  });

  it('POST /admin/reject-registration.php wants a reason and mails it', async () => {
    const { details } = await registered();
    const list = await server.get(`/api/admin/get-pending-registrations.php?q=${details.email}`, admin.token);
    const registration_id = list.body.pending_registrations[0].id;
    const blank = await server.post(
      '/api/admin/reject-registration.php',
      { registration_id, reason: '  ' },
      admin.token,
    );
    expect(blank.status).toBe(422);
    expect(blank.body.message).toBe('Please provide a reason for rejection');
    const answer = await server.post(
      '/api/admin/reject-registration.php',
      { registration_id, reason: 'Documents missing' },
      admin.token,
    );
    expect(answer.status, answer.text).toBe(200);
    expect((await mailTo(server, details.email, /not approved/)).text).toContain('Documents missing');
    const login = await server.post('/api/auth/login', { email: details.email, password: details.password });
    expect(login.status).toBe(403);
    expect(login.body.message).toContain('Documents missing');
  });

  it('waitlist: joined, listed under both names, approved and rejected', async () => {
    const first = await buildUser(server, { full_name: 'Wait One' });
    const second = await buildUser(server, { full_name: 'Wait Two' });
    for (const who of [first, second]) {
      const joined = await server.post('/api/cloud-storage/join-waitlist', {}, who.token);
      expect(joined.status, joined.text).toBe(200);
      server.advance(1000);
    }
    const listed = await server.get('/api/admin/waitlist', admin.token);
    expect(listed.body.waitlist.map((w: { full_name: string }) => w.full_name)).toEqual([
      'Wait One',
      'Wait Two',
    ]);
    const entry = listed.body.waitlist[0];
    expect(entry).toMatchObject({
      user_id: first.id,
      email: first.email,
      position: 1,
      status: 'waiting',
      requested_at: expect.any(String),
    });
    expect((await server.get('/api/admin/pending-storage-requests', admin.token)).body.requests).toHaveLength(
      2,
    );

    const approve = { waitlist_id: entry.id, user_id: entry.user_id };
    expect((await server.post('/api/admin/approve-waitlist', approve, admin.token)).status).toBe(200);
    expect((await server.post('/api/admin/approve-waitlist', approve, admin.token)).status).toBe(409);
    await mailTo(server, first.email, /cloud storage is ready/);
    const other = listed.body.waitlist[1];
    const reject = { waitlist_id: other.id, user_id: other.user_id };
    const blank = await server.post('/api/admin/reject-waitlist', { ...reject, reason: '' }, admin.token);
    expect(blank.body.message).toBe('Reason is required');
    expect(
      (await server.post('/api/admin/reject-waitlist', { ...reject, reason: 'Full' }, admin.token)).status,
    ).toBe(200);
    expect((await server.get('/api/admin/waitlist', admin.token)).body).toMatchObject({
      waitlist: [],
      total: 0,
    });
    expect((await server.get('/api/cloud-storage/status', second.token)).body).toMatchObject({
      status: 'rejected',
      reason: 'Full',
    });
  });
});
