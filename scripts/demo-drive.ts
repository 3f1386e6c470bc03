import { toId } from '../api/base/records.ts';
import { openDrive } from '../api/drive/base/tree.ts';
import { Waitlist } from '../api/drive/base/waitlist-model.ts';
import type { Running } from '../api/index.ts';
import { User } from '../api/users/model.ts';

/** Documents of the demo firm's drive; all made up. */
const documents: readonly { folder: string; name: string; text: string }[] = [
  {
    folder: 'Asha Kulkarni/AY 2026-27',
    name: 'Rent receipts (Demo).csv',
    text: 'month,landlord,amount\nApril 2025,R Joshi (Demo),18000\nMay 2025,R Joshi (Demo),18000\nJune 2025,R Joshi (Demo),18000\n',
  },
  {
    folder: 'Asha Kulkarni/AY 2026-27',
    name: 'बैठक के नोट (Demo).txt',
    text: 'फ़ॉर्म 16 मिल गया है।\nधारा 80C की रसीदें बाकी हैं।\n',
  },
  {
    folder: 'Deccan Traders/GST',
    name: 'Purchase register October (Demo).csv',
    text: 'date,supplier,invoice,taxable\n2026-10-03,Pune Paper Mart (Demo),PP-118,42000\n2026-10-19,Nagpur Steel (Demo),NS-7,118500\n',
  },
  { folder: '', name: 'Engagement letter (Demo).txt', text: 'Made up for the demo firm.\n' },
];

/** Opens the demo preparer's drive and puts some documents and a report into it. */
export async function loadDemoDrive(
  running: Pick<Running, 'url'>,
  who: { id: string; token: string },
  entities: { asha: string },
): Promise<void> {
  const id = toId(who.id);
  await User.updateOne({ _id: id }, { $set: { storage_status: 'approved' } });
  const now = new Date();
  await Waitlist.create({ user_id: id, requested_at: now, status: 'approved', decided_at: now });
  await openDrive(id);
  const call = async (method: string, path: string, body: string | Buffer, type = 'application/json') => {
    const answer = await fetch(`${running.url}/storage${path}`, {
      method,
      headers: { 'Content-Type': type, Authorization: `Bearer ${who.token}` },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 400)}`);
    return JSON.parse(text);
  };
  for (const { folder, name, text } of documents) {
    const bytes = Buffer.from(text);
    const attach = folder.startsWith('Asha') ? { entity_id: entities.asha, assessment_year: '2026-27' } : {};
    const { upload } = await call(
      'POST',
      '/uploads',
      JSON.stringify({ folder_id: '', relative_path: folder, name, size: bytes.length, ...attach }),
    );
    await call('PUT', `/uploads/${upload.id}?offset=0`, bytes, 'application/octet-stream');
    await call('POST', `/uploads/${upload.id}/complete`, '{}');
  }
  await call('POST', '/save', JSON.stringify({ what: 'report-pdf', type: 'company', id: entities.asha }));
}
