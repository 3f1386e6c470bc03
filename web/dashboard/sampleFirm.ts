import {
  sampleEntities,
  sampleGstr1,
  sampleItr,
  sampleLedgers,
  sampleMark,
} from '../../shared/sample-firm/firm.ts';
import { del, get, post } from '../data/http.ts';
import { keys, withQuery } from '../data/keys.ts';

/**
 * Creates the sample firm: three entities, a return, a GSTR-1, accounts. If a part is refused (for example by
 * the plan's limit), what was created is deleted and the error rethrown.
 */
export async function loadSampleFirm(): Promise<void> {
  const made: string[] = [];
  try {
    for (const entity of sampleEntities) {
      const { data } = await post<{ data: { id: string } }>('/api/companies/create', entity);
      made.push(data.id);
    }
    const [person, trader] = made;
    await post('/api/itr/create-itr.php', { ...sampleItr, company_id: person });
    await post('/api/gst/gstr1.php', { ...sampleGstr1, gst_master_id: trader });
    await post('/api/accounts/import-trial-balance.php', { ...sampleLedgers, company_id: trader });
  } catch (error) {
    await removeEntities(made);
    throw error;
  }
}

const removeEntities = async (ids: readonly string[]) => {
  for (const id of ids) await del(`/api/companies/delete/${id}`);
};

/** Deletes the caller's sample entities with their data; they stay in the bin for 30 days. */
export async function removeSampleFirm(): Promise<void> {
  const { companies } = await get<{ companies: { id: string; name: string }[] }>(
    withQuery(keys.entities, { q: sampleMark, whose: 'mine', page_size: 50 }),
  );
  await removeEntities(companies.filter((c) => c.name.endsWith(sampleMark)).map((c) => c.id));
}
