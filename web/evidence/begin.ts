import { type AssessmentYear, todayInIst } from '../../shared/dates.ts';
import { treeOf } from '../../shared/forms/form.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import { type ClientRecord, startingData } from '../../shared/itr/starting-data.ts';
import { get, post } from '../data/http.ts';

/** Creates a return of a client and year from the client's record, as the wizard does. Throws ApiError. */
export async function beginReturn(type: ItrType, company: string, year: string): Promise<void> {
  const [form, answer] = await Promise.all([
    loadItrForm(type, year),
    get<{ company: ClientRecord }>(`/api/companies/${encodeURIComponent(company)}`),
  ]);
  const started = startingData(
    treeOf(form.model),
    answer.company,
    year as AssessmentYear,
    todayInIst(),
    type,
  );
  await post('/api/itr/create-itr.php', {
    company_id: company,
    itr_type: type,
    assessment_year: year,
    status: 'draft',
    form_data: started.data,
    sources: started.sources,
  });
}
