import { startYear, yearLabel } from '../../shared/dates.ts';
import type { ClientReturn } from '../../shared/duties/client-page.ts';
import type { ClientDuty } from '../../shared/duties/next.ts';
import { financialYearOfPeriod } from '../../shared/gst/periods.ts';
import type { Quarter, TdsForm } from '../../shared/tds/data/forms.ts';
import { get, post } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { gstPages } from '../gst/base/calls.ts';
import { startReturn } from '../gst/base/startReturn.ts';
import { wizardAddress } from '../itr/base/addresses.ts';
import { type SuggestInput, suggestForm } from '../itr/base/suggest.ts';
import { tdsPage } from '../tds/calls.ts';

/** `2026-27` as TDS statements write it, `2026-2027`. */
const long = (year: string): string => `${startYear(year)}-${startYear(year) + 1}`;

const returnPages: Readonly<Record<string, string>> = {
  'GSTR-1': 'gstr1',
  'GSTR-1A': 'gstr1',
  IFF: 'gstr1',
  'GSTR-3B': 'gstr3b',
  'GSTR-9': 'gstr9',
};

/** Address of a client's return. */
export function returnAddress(r: ClientReturn): string {
  if (r.tax === 'itr') return wizardAddress(r.form, r.company_id, yearLabel(startYear(r.year) + 1), r.id);
  if (r.tax === 'gst') return `/app/gst/${returnPages[r.form]}/${r.id}`;
  return tdsPage(r.form as TdsForm, r.company_id, long(r.year), r.period, r.correction, r.registration_id);
}

/** Page on which the figures of a duty without a return are prepared. */
export function figuresPage(clientId: string, duty: ClientDuty): string | undefined {
  if (duty.duty !== 'CMP-08' && duty.duty !== 'GSTR-4') return undefined;
  const year = /^\d\d-/.test(duty.period) ? financialYearOfPeriod(duty.period) : duty.period.slice(0, 7);
  return gstPages.composition(clientId, {
    year,
    ...(duty.registration_id ? { registration: duty.registration_id } : {}),
  });
}

/** Creates or opens the return of a duty and gives its address. Throws ApiError. */
export async function openDuty(clientId: string, duty: ClientDuty, view = ''): Promise<string> {
  const { return_id: id, registration_id: registration = '' } = duty;
  if (duty.duty === 'ITR') {
    const to = view ? `&view=${view}` : '';
    if (id && duty.itr_type) return wizardAddress(duty.itr_type, clientId, duty.period, id) + to;
    const { company } = await get<{ company: SuggestInput }>(keys.entity(clientId));
    return wizardAddress(suggestForm(company).form, clientId, duty.period);
  }
  if (duty.duty === 'GSTR-9' || duty.duty === 'GSTR-9C') {
    const made = id
      ? { gst_id: id }
      : await post<{ gst_id: string }>('/api/gst/gstr9', {
          gst_master_id: clientId,
          financial_year: duty.period,
          ...(registration && { registration_id: registration }),
        });
    return `/app/gst/gstr9/${made.gst_id}${duty.duty === 'GSTR-9C' ? '/9c' : ''}`;
  }
  const page = returnPages[duty.duty] as 'gstr1' | 'gstr3b' | undefined;
  if (page)
    return `/app/gst/${page}/${id ?? (await startReturn(page, clientId, duty.period, registration || null))}`;
  const [year = '', quarter = ''] = duty.period.split(' ');
  const form = duty.duty as TdsForm;
  if (!id) {
    // Loaded on demand: the code of a statement is large.
    const { beginTds } = await import('../tds/openTds.ts');
    await beginTds(clientId, {
      form,
      year: long(year),
      quarter: quarter as Quarter,
      ...(registration && { registration }),
    });
  }
  return tdsPage(form, clientId, long(year), quarter, 0, registration);
}
