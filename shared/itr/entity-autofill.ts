import { isIsoDate } from '../dates.ts';
import { type Message, sentence } from '../forms/messages.ts';
import { isEmail, isMobile, isPan, isPincode } from '../identifiers.ts';
import { states } from './codes/states.ts';
import { headsOf, type IncomeHeads } from './entity-heads.ts';
import { detectJson } from './json/detect.ts';
import { type LooseReader, looseReader } from './json/loose.ts';
import { isObject } from './json/path.ts';

/** Fields of the entity form a file can give; names as the form has them, absent when the file does not say. */
interface EntityFields extends IncomeHeads {
  pan?: string;
  status?: string;
  first_name?: string;
  middle_name?: string;
  last_name?: string;
  company_name?: string;
  father_name?: string;
  /** Birth, formation or incorporation, `YYYY-MM-DD`. */
  date_of_birth?: string;
  address?: string;
  city?: string;
  /** Name of the state. */
  state?: string;
  pincode?: string;
  mobile?: string;
  phone?: string;
  email?: string;
  /** '01' resident, '02' non-resident, '03' not ordinarily resident. */
  residential_status?: string;
  /** `2026-2027`. */
  assessment_year?: string;
  cin?: string;
  din?: string;
  business_type?: string;
}

type EntityFromJson = { ok: true; data: EntityFields; ignored: string[] } | { ok: false; reason: Message };

/** Paths of the person in the seven forms and the prefill file. */
const persons = [
  'PersonalInfo',
  'PartA_GEN1.PersonalInfo',
  'PartA_GEN1.OrgFirmInfo',
  'PartA_GEN1.OrganisationDetails',
];
const births = [
  'DOB',
  'DateOfBirth',
  'DateOFFormOrIncorp',
  'DateOfFormation',
  'DateOfIncorporation',
  'DateofIncorp',
];

const statusByLetter: Record<string, string> = {
  P: 'Individual',
  H: 'HUF',
  F: 'Partnership firm',
  C: 'Private limited domestic company',
  T: 'Trust (ITR 7)',
  A: 'AOP',
  B: 'BOI',
  L: 'Local authority',
  J: 'Artificial jurisdiction person',
};

const residence: Record<string, string> = { RES: '01', NRI: '02', NOR: '03' };

/** Names of states as the entity form has them; the merged territory has two codes in ITR files. */
const stateName = (code: string): string | undefined => {
  const two = code.padStart(2, '0');
  if (two === '07' || two === '08') return 'Dadra and Nagar Haveli and Daman and Diu';
  return states.find((s) => s.value === two)?.label;
};

const first = (r: LooseReader, paths: readonly string[]): string => {
  for (const path of paths) {
    const value = r.text(path);
    if (value) return value;
  }
  return '';
};

const statusOf = (r: LooseReader, person: string, pan: string): string | undefined => {
  if (r.text(`${person}.Status`) === 'H') return 'HUF';
  const letter = pan[3];
  if (letter === 'F' && r.text(`${person}.SubStatus`) === '2') return 'LLP';
  if (letter === 'C' && r.text('PartA_GEN1.FilingStatus.DomesticCompFlg') === 'N') return 'Foreign Company';
  return letter ? statusByLetter[letter] : undefined;
};

const personFields = (r: LooseReader, person: string, pan: string): EntityFields => {
  const name = (key: string) => r.text(`${person}.AssesseeName.${key}`);
  const surname = name('SurNameOrOrgName');
  const status = statusOf(r, person, pan);
  const out: EntityFields = {};
  if (pan) out.pan = pan;
  if (status) out.status = status;
  if (status === 'Individual') {
    if (name('FirstName')) out.first_name = name('FirstName');
    if (name('MiddleName')) out.middle_name = name('MiddleName');
    if (surname) out.last_name = surname;
    // a single name is in the surname; the form requires a first name
    if (!out.first_name && surname) out.first_name = surname;
  } else if (surname) {
    out.last_name = surname;
    out.company_name = surname;
  }
  const born = first(
    r,
    births.map((b) => `${person}.${b}`),
  );
  if (isIsoDate(born)) out.date_of_birth = born;
  const father = r.text('Verification.Declaration.FatherName');
  if (father) out.father_name = father;
  return out;
};

const contactFields = (r: LooseReader, person: string): EntityFields => {
  const at = (key: string) => r.text(`${person}.Address.${key}`);
  const out: EntityFields = {};
  const lines = ['ResidenceNo', 'ResidenceName', 'RoadOrStreet', 'LocalityOrArea'].map(at).filter(Boolean);
  if (lines.length > 0) out.address = lines.join(', ');
  if (at('CityOrTownOrDistrict')) out.city = at('CityOrTownOrDistrict');
  const state = stateName(at('StateCode'));
  if (at('StateCode') && state) out.state = state;
  if (isPincode(at('PinCode'))) out.pincode = at('PinCode');
  const mobile = at('MobileNo');
  if (isMobile(mobile)) out.mobile = mobile;
  const land = [at('Phone.STDcode'), at('Phone.PhoneNo')].filter(Boolean).join('-');
  if (land || isMobile(mobile)) out.phone = land || mobile;
  const mail = at('EmailAddress').toLowerCase();
  if (isEmail(mail)) out.email = mail;
  return out;
};

const businessFields = (r: LooseReader): EntityFields => {
  const out: EntityFields = {};
  const din = r.anywhere('DIN').find((v) => typeof v === 'string' && v !== '');
  if (typeof din === 'string') out.din = din;
  const cin = ['CorporateIdentityNo', 'CIN', 'LLPIN', 'LimitedLiabilityPartnershipIdentificationNumber']
    .flatMap((key) => r.anywhere(key))
    .find((v) => typeof v === 'string' && v !== '');
  if (typeof cin === 'string') out.cin = cin;
  const trade = ['NameOfBusiness', 'TradeName1', 'TradeName']
    .flatMap((key) => r.anywhere(key))
    .find((v) => typeof v === 'string' && v !== '');
  if (typeof trade === 'string') out.business_type = trade;
  return out;
};

/** `2026-27` as the entity form writes it. */
const longYear = (year: string): string => `${year.slice(0, 4)}-${Number(year.slice(0, 4)) + 1}`;

/**
 * Entity fields out of an ITR file of any form (1 to 7) and year, or the department's prefill file. Values that are not
 * well-formed are left out; `ignored` lists the keys that were not used, topmost only. Never throws.
 */
export function entityFromJson(json: unknown): EntityFromJson {
  const found = detectJson(json);
  if (found.kind === 'unknown') return { ok: false, reason: found.reason };
  const outer = isObject(json) ? (json['ITR'] ?? json['itr']) : undefined;
  const body = found.kind === 'itr' && isObject(outer) ? Object.values(outer).find(isObject) : json;
  const r = looseReader(body);
  const person = persons.find((p) => isObject(r.get(p)));
  if (!person) return { ok: false, reason: sentence('The file does not identify the taxpayer') };
  const pan = isPan(found.pan) ? found.pan : '';
  r.text(`${person}.PAN`);
  const data: EntityFields = {
    ...personFields(r, person, pan),
    ...contactFields(r, person),
    ...businessFields(r),
    ...headsOf(r),
  };
  const resides = first(r, [
    'PartA_GEN1.FilingStatus.ResidentialStatus',
    'FilingStatus.ResidentialStatus',
    'PersonalInfo.FilingStatus.ResidentialStatus',
  ]);
  const status =
    residence[resides] ?? (found.kind === 'itr' && /ITR-[14]/.test(found.type) ? '01' : undefined);
  if (status) data.residential_status = status;
  if (found.assessmentYear) data.assessment_year = longYear(found.assessmentYear);
  if (found.kind === 'itr') r.text(`Form_ITR${found.type.slice(-1)}.AssessmentYear`);
  return { ok: true, data, ignored: r.ignored() };
}
