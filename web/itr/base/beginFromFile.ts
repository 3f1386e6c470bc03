import { todayInIst } from '../../../shared/dates.ts';
import { treeOf } from '../../../shared/forms/form.ts';
import type { Issue } from '../../../shared/forms/messages.ts';
import { type Beginning, beginReturn } from '../../../shared/itr/begin.ts';
import { loadItrForm } from '../../../shared/itr/registry.ts';
import { type ClientRecord, startingData } from '../../../shared/itr/starting-data.ts';
import { post } from '../../data/http.ts';
import { wizardAddress } from './addresses.ts';
import { jsonPlaces, overlay, sourcesOf } from './importing.ts';

/**
 * Creates a client's return from a file: the client's record takes precedence over last year's return, and
 * this year's own file over both. Returns the address of the return and the values not used. Throws ApiError.
 */
export async function beginFromFile(
  json: unknown,
  begins: Beginning,
  client: ClientRecord & { id: string },
  today = todayInIst(),
): Promise<{ address: string; warnings: readonly Issue[] }> {
  const { type, year, from } = begins;
  const form = await loadItrForm(type, year);
  const tree = treeOf(form.model);
  const begun = await beginReturn(json, begins);
  const start = startingData(tree, client, year, today, type);
  const own = from === year;
  const data = overlay(start.data, begun.data, own ? 'replace' : 'fill');
  const placeOf = own
    ? jsonPlaces(tree, `ITR.${type.replace('-', '')}`)
    : (path: string) => begun.places[path] ?? begun.places[path.replace(/\.[^.]+$/, '')];
  const source = own ? ({ from: 'json', name: '' } as const) : ({ from: 'carried', name: from } as const);
  const made = await post<{ itr_id: string }>('/api/itr/create-itr.php', {
    company_id: client.id,
    itr_type: type,
    assessment_year: year,
    status: 'draft',
    form_data: data,
    sources: { ...start.sources, ...sourcesOf(start.data, data, source, placeOf) },
  });
  return { address: wizardAddress(type, client.id, year, made.itr_id), warnings: begun.warnings };
}
