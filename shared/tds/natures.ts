import { collections } from './data/collection.ts';
import { formInfo, type TdsForm } from './data/forms.ts';
import { nonResidentPayments, residentPayments, salaryPayments } from './data/sections.ts';

/** Meaning of a form's code: its section (blank for collections) and title. */
export interface Nature {
  section: string;
  title: string;
}

/** Codes of a form with all meanings; empty if the list is not published. */
export function naturesOf(form: TdsForm): Map<string, Nature[]> {
  const { kind, to } = formInfo[form];
  const found = new Map<string, Nature[]>();
  const add = (code: string, section: string, title: string) => {
    const known = found.get(code) ?? [];
    if (!known.some((n) => n.section === section && n.title === title))
      found.set(code, [...known, { section, title }]);
  };
  if (kind === 'collection') {
    for (const c of collections)
      for (const code of to === undefined ? c.fresh : [c.code]) add(code, '', c.title);
    return found;
  }
  const rules = { salary: salaryPayments, resident: residentPayments, 'non-resident': nonResidentPayments }[
    kind
  ];
  for (const r of rules) {
    const codes =
      to === undefined
        ? [...(typeof r.new === 'string' ? [r.new] : Object.values(r.new ?? {})), ...(r.more ?? [])]
        : [r.old];
    for (const code of codes) add(code, r.section, r.title);
  }
  return found;
}
