import type { AssessmentYear } from '../dates.ts';
import { type FormValues, setAt } from '../forms/paths.ts';
import type { FieldNode, FormNode } from '../forms/walk.ts';
import { fieldsOf } from '../forms/walk.ts';
import { sectionOn } from '../tax/filing.ts';
import type { FilingInput } from '../tax/model/types.ts';
import { codeOfSection, plainDueDate } from './common/filing.ts';
import type { ItrType } from './common/types.ts';
import { takesUpdated } from './common/updated-return.ts';

/** Client record fields used for a new return. */
export interface ClientRecord {
  status: string;
  first_name?: string;
  middle_name?: string;
  last_name?: string;
  company_name?: string;
  pan?: string;
  mobile?: string;
  phone?: string;
  email?: string;
  father_name?: string;
  address?: string;
  date_of_birth?: string;
  city?: string;
  state?: string;
  pincode?: string;
  /** '01' resident, '02' non-resident, '03' not ordinarily resident. */
  residential_status?: string;
}

/** Residential status of a client's record, as written in the returns. */
const residence: Readonly<Record<string, string>> = { '01': 'RES', '02': 'NRI', '03': 'NOR' };

const person = (c: ClientRecord) => c.status === 'Individual' || c.status === 'Sole Proprietorship';

const fullName = (c: ClientRecord) =>
  person(c)
    ? [c.first_name, c.middle_name, c.last_name].filter(Boolean).join(' ')
    : c.company_name || c.last_name || '';

/**
 * Status and sub-status of ITR-5 to ITR-7 determined by the type of the entity; the preparer chooses the kind
 * of society, estate or other juridical person.
 */
const kinds: Readonly<Partial<Record<string, readonly [status: string, subStatus?: string]>>> = {
  'Partnership firm': ['1', '10'],
  LLP: ['1', '5'],
  AOP: ['14', '8'],
  BOI: ['14', '8'],
  PDT: ['14', '13'],
  'Co-operative society': ['14'],
  'Local authority': ['2'],
  'Artificial jurisdiction person': ['9'],
  'Trust (ITR 7)': ['5', '5v'],
  'Public limited domestic company': ['6'],
  'Private limited domestic company': ['7'],
  'Foreign Company': ['6'],
};
const kindOf = (c: ClientRecord) => kinds[c.status];

/**
 * House, road and locality of a one-line address, as in the returns: with three or more parts the first, the
 * middle ones and the last. Shorter ones are not split, since a part may be any of the three. Parts that the
 * record has in separate fields (city, State, PIN) are not repeated.
 */
export function addressParts(client: Pick<ClientRecord, 'address' | 'city' | 'state' | 'pincode'>): {
  house?: string;
  road?: string;
  locality?: string;
} {
  const own = new Set(
    [
      client.city,
      client.state,
      client.pincode,
      `${client.city} ${client.pincode}`,
      `${client.city}-${client.pincode}`,
    ]
      .filter(Boolean)
      .map((text) => text!.toLowerCase()),
  );
  const parts = (client.address ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  while (parts.length > 1 && own.has(parts.at(-1)!.toLowerCase())) parts.pop();
  if (parts.length < 3) return { house: parts.join(', ').slice(0, MOST) };
  const [house, ...rest] = parts as [string, ...string[]];
  const locality = rest.pop()!;
  const road = rest.join(', ');
  if ([house, road, locality].some((part) => part.length > MOST))
    return { house: parts.join(', ').slice(0, MOST) };
  return { house, road, locality };
}
/** Characters each of them may have in the file. */
const MOST = 50;

/** Values from the client's record, by the end of the path in the department's file. */
export const fromClient: [json: string, of: (client: ClientRecord) => string | undefined][] = [
  ['PersonalInfo.PAN', (c) => c.pan],
  ['OrgFirmInfo.PAN', (c) => c.pan],
  ['OrgFirmInfo.AssesseeName.SurNameOrOrgName', (c) => c.company_name || c.last_name],
  ['OrgFirmInfo.StatusOrCompanyType', (c) => kindOf(c)?.[0]],
  [
    'OrgFirmInfo.DomesticCompFlg',
    (c) => (/company/i.test(c.status) ? (c.status === 'Foreign Company' ? 'N' : 'Y') : undefined),
  ],
  ['OrgFirmInfo.SubStatus', (c) => kindOf(c)?.[1]],
  ['OrgFirmInfo.DateOFFormOrIncorp', (c) => c.date_of_birth],
  ['PersonalInfo.AssesseeName.FirstName', (c) => (person(c) ? c.first_name : undefined)],
  ['PersonalInfo.AssesseeName.MiddleName', (c) => (person(c) ? c.middle_name : undefined)],
  [
    'PersonalInfo.AssesseeName.SurNameOrOrgName',
    (c) => (person(c) ? c.last_name : c.company_name || c.last_name),
  ],
  ['PersonalInfo.Status', (c) => (person(c) ? 'I' : c.status === 'HUF' ? 'H' : 'F')],
  ['PersonalInfo.DOB', (c) => c.date_of_birth],
  ['PersonalInfo.Address.MobileNo', (c) => c.mobile || c.phone],
  ['OrgFirmInfo.Address.MobileNo', (c) => c.mobile || c.phone],
  ['PersonalInfo.Address.EmailAddress', (c) => c.email],
  ['OrgFirmInfo.Address.EmailAddress', (c) => c.email],
  ['PersonalInfo.Address.ResidenceNo', (c) => addressParts(c).house],
  ['PersonalInfo.Address.RoadOrStreet', (c) => addressParts(c).road],
  ['PersonalInfo.Address.LocalityOrArea', (c) => addressParts(c).locality],
  ['OrgFirmInfo.Address.ResidenceNo', (c) => addressParts(c).house],
  ['OrgFirmInfo.Address.RoadOrStreet', (c) => addressParts(c).road],
  ['OrgFirmInfo.Address.LocalityOrArea', (c) => addressParts(c).locality],
  ['PersonalInfo.Address.CityOrTownOrDistrict', (c) => c.city],
  ['OrgFirmInfo.Address.CityOrTownOrDistrict', (c) => c.city],
  ['PersonalInfo.Address.PinCode', (c) => c.pincode],
  ['OrgFirmInfo.Address.PinCode', (c) => c.pincode],
  ['PersonalInfo.Address.StateCode', (c) => c.state],
  ['OrgFirmInfo.Address.StateCode', (c) => c.state],
  ['FilingStatus.ResidentialStatus', (c) => residence[c.residential_status ?? '']],
  ['Declaration.FatherName', (c) => c.father_name],
  ['Declaration.AssesseeVerName', (c) => (person(c) ? fullName(c) : undefined)],
  ['Declaration.AssesseeVerPAN', (c) => (person(c) ? c.pan : undefined)],
  ['Verification.Capacity', (c) => (person(c) ? 'S' : undefined)],
  ['Verification.Place', (c) => c.city],
];

/** Forms whose accounts may be audited, which have a later due date. */
const audited: readonly ItrType[] = ['ITR-3', 'ITR-5', 'ITR-6', 'ITR-7'];

/** Section code for a return filed today; '' if none applies, or if it depends on an audit not yet known. */
function sectionToday(type: ItrType, client: ClientRecord, year: AssessmentYear, today: string): string {
  const on = (filing: FilingInput) =>
    sectionOn(
      {
        assessmentYear: year,
        assessee: { type: person(client) ? 'individual' : 'huf' },
        business: plainDueDate(type) === 'business',
        filing,
      },
      today,
    );
  const section = on({});
  if (audited.includes(type) && on({ dueDateClass: 'transfer-pricing' }) !== section) return '';
  return section === undefined || (section === '139(8A)' && !takesUpdated(year))
    ? ''
    : codeOfSection(section);
}

/** Initial answers of a new return, as in the department's utility; none the preparer must give. */
export const usual = (section: string): [json: string, value: string][] => [
  ...(section ? [['FilingStatus.ReturnFileSec', section] as [string, string]] : []),
  ['FilingStatus.OptOutNewTaxRegime', 'N'],
  ['PersonalInfo.SecondaryAdd', 'Y'],
  ['PersonalInfo.Address.CountryCode', '91'],
  ['ReturnFileSec.IncomeTaxSec', section],
  ['OrgFirmInfo.SecondaryAdd', 'Y'],
  ['OrgFirmInfo.Address.CountryCode', '91'],
];

export const matches = (field: FieldNode, end: string) =>
  field.json === end || field.json?.endsWith(`.${end}`) === true;

/** The value in the field's format: an option's code for its label, text unchanged; undefined if it does not fit. */
function fitting(field: FieldNode, value: string): string | undefined {
  if (!field.meta.options) return value;
  const plain = (s: string) => s.toLowerCase().replace(/[^a-z]/g, '');
  const wanted = plain(value);
  return field.meta.options.find((o) => o.value === value || plain(o.label) === wanted)?.value;
}

/** A new return filled from the client's record, with the source of each field. `today` is `YYYY-MM-DD` in IST. */
export function startingData(
  tree: readonly FormNode[],
  client: ClientRecord,
  year: AssessmentYear,
  today: string,
  type: ItrType,
): { data: FormValues; sources: Record<string, { from: 'client' }> } {
  let data: FormValues = {};
  const sources: Record<string, { from: 'client' }> = {};
  const answers = usual(sectionToday(type, client, year, today));
  for (const field of fieldsOf(tree)) {
    // The presumptive scheme is on until it is switched off, as the form is meant for it.
    if (field.meta.on) data = setAt(data, field.path, true);
    if (!field.json || field.path.includes('[]') || field.meta.computed) continue;
    const start = answers.find(([end]) => matches(field, end))?.[1];
    if (start !== undefined && fitting(field, start) === start) data = setAt(data, field.path, start);
    const rule = fromClient.find(([end]) => matches(field, end));
    const value = rule?.[1](client)?.trim();
    const fitted = value ? fitting(field, value) : undefined;
    if (!fitted) continue;
    data = setAt(data, field.path, fitted);
    sources[field.path] = { from: 'client' };
  }
  return { data, sources };
}
