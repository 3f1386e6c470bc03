import { type FormValues, getAt } from '../../shared/forms/paths.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { buildEntity, type TestUser } from './factories.ts';
import type { TestServer } from './server.ts';

/** A client of a type that is no individual, with the PAN, name and date of the return. */
export const clientOf = (
  server: TestServer,
  status: string,
  data: FormValues,
  more: { owner?: TestUser; fields?: FormValues } = {},
) =>
  buildEntity(server, {
    ...(more.owner ? { owner: more.owner } : {}),
    fields: {
      status,
      pan: getAt(data, 'personal.pan_number'),
      first_name: undefined,
      last_name: getAt(data, 'personal.last_name'),
      salary: undefined,
      date_of_birth: getAt(data, 'personal.date_of_birth'),
      ...more.fields,
    },
  });

/** The type of client of a return of ITR-5, by status and sub-status. */
export function typeOfBody(data: FormValues): string {
  const status = getAt(data, 'personal.status');
  const sub = String(getAt(data, 'personal.sub_status') ?? '');
  if (status === '1') return sub === '5' ? 'LLP' : 'Partnership firm';
  if (status === '2') return 'Local authority';
  if (status === '9') return 'Artificial jurisdiction person';
  // a trust of s.139(4E) has the PAN of a trust
  if (['13', '20', '21'].includes(sub)) return 'PDT';
  if (String(getAt(data, 'personal.pan_number'))[3] === 'B') return 'BOI';
  return ['15', '16', '17', '4'].includes(sub) ? 'Co-operative society' : 'AOP';
}

/** A client of the type with the return saved as validated. */
export async function validated(server: TestServer, type: ItrType, status: string, data: FormValues) {
  const { owner, id: entityId } = await clientOf(server, status, data);
  const made = await server.post(
    '/api/itr/create-itr.php',
    {
      company_id: entityId,
      itr_type: type,
      assessment_year: '2026-27',
      status: 'validated',
      form_data: data,
    },
    owner.token,
  );
  if (made.status !== 200) throw new Error(made.text.slice(0, 800));
  return { token: owner.token, id: String(made.body.itr_id), entityId };
}
