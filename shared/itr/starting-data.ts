import type { AssessmentYear } from '../dates.ts';
import { type FormValues, setAt } from '../forms/paths.ts';
import type { FieldNode, FormNode } from '../forms/walk.ts';
import { fieldsOf } from '../forms/walk.ts';
import { sectionOn } from '../tax/filing.ts';
import type { FilingInput } from '../tax/model/types.ts';
import { codeOfSection, plainDueDate } from './common/filing.ts';
import type { ItrType } from './common/types.ts';
import { takesUpdated } from './common/updated-return.ts';

/** What of an entity's record goes into a new return. */
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

/** Residential status of a client's record as the returns write it. */
const residence: Readonly<Record<string, string>> = { '01': 'RES', '02': 'NRI', '03': 'NOR' };

const person = (c: ClientRecord) => c.status === 'Individual' || c.status === 'Sole Proprietorship';

const fullName = (c: ClientRecord) =>
  person(c)
    ? [c.first_name, c.middle_name, c.last_name].filter(Boolean).join(' ')
    : c.company_name || c.last_name || '';

/**
 * Status and sub-status of ITR-5 to ITR-7 that follow from the type of the entity; which of several kinds of society, estate or other juridical
 * person it is, the preparer says.
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
 * House, road and locality of an address written in one line, as the returns ask for them: of three parts or more the first, those between
 * and the last. Shorter ones are not taken apart, since a part may be any of the three. What the record says in fields of its own
 * (city, State, PIN) is not said twice.
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

/** By the end of the path in the department's file: what is there, from the client's record. */
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

/** Forms whose accounts may be audited: their due date is then a later one. */
const audited: readonly ItrType[] = ['ITR-3', 'ITR-5', 'ITR-6', 'ITR-7'];

/** Code of the section a return made today comes under; '' where none is open, or where it depends on an audit not yet told. */
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

/** Answers a new return starts with, as the department's utility does; nothing the preparer was asked for. */
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

/** The value as the field takes it: an option's code for its label, text as it is; undefined when it does not fit. */
function fitting(field: FieldNode, value: string): string | undefined {
  if (!field.meta.options) return value;
  const plain = (s: string) => s.toLowerCase().replace(/[^a-z]/g, '');
  const wanted = plain(value);
  return field.meta.options.find((o) => o.value === value || plain(o.label) === wanted)?.value;
}

/** A new return as far as the client's record fills it, with the source of each field. `today` is `YYYY-MM-DD` in IST. */
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
