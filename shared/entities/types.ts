/** One type of assessee: the forms it may file and the fourth letter of its PAN. */
interface EntityType {
  status: string;
  canFileITR: boolean;
  canFileGST: boolean;
  canFileTDS: boolean;
  /** Fourth letters of the PAN allowed for this type (PAN structure by holder, rule 114). */
  panLetters: string;
  constitution: string;
}

/**
 * The 15 types, in the order pickers show them. An Individual files income-tax returns only: a person in business is a
 * Sole Proprietorship. A local authority deducts no tax here.
 */
export const entityTypes = [
  {
    status: 'Individual',
    canFileITR: true,
    canFileGST: false,
    canFileTDS: false,
    panLetters: 'P',
    constitution: 'Individual',
  },
  {
    status: 'Sole Proprietorship',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'P',
    constitution: 'Proprietorship',
  },
  {
    status: 'HUF',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'H',
    constitution: 'Hindu Undivided Family',
  },
  {
    status: 'Partnership firm',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'F',
    constitution: 'Partnership',
  },
  {
    status: 'LLP',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'F',
    constitution: 'Limited Liability Partnership',
  },
  {
    status: 'Private limited domestic company',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'C',
    constitution: 'Private Limited Company',
  },
  {
    status: 'Public limited domestic company',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'C',
    constitution: 'Public Limited Company',
  },
  {
    status: 'Foreign Company',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'C',
    constitution: 'Foreign Company',
  },
  {
    status: 'Trust (ITR 7)',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'T',
    constitution: 'Trust',
  },
  {
    status: 'AOP',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'A',
    constitution: 'Association of Persons',
  },
  {
    status: 'BOI',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'B',
    constitution: 'Body of Individuals',
  },
  // A private discretionary trust has a trust's PAN.
  {
    status: 'PDT',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'T',
    constitution: 'Private Discretionary Trust',
  },
  {
    status: 'Local authority',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: false,
    panLetters: 'LG',
    constitution: 'Local Authority',
  },
  {
    status: 'Artificial jurisdiction person',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'JG',
    constitution: 'Artificial Juridical Person',
  },
  // Registered societies have the PAN of an association of persons; older ones that of a company or juridical
  // person.
  {
    status: 'Co-operative society',
    canFileITR: true,
    canFileGST: true,
    canFileTDS: true,
    panLetters: 'ACJ',
    constitution: 'Co-operative Society',
  },
] as const satisfies readonly EntityType[];

export type EntityStatus = (typeof entityTypes)[number]['status'];
export const entityStatuses = entityTypes.map((t) => t.status) as [EntityStatus, ...EntityStatus[]];

export const filingModules = ['itr', 'gst', 'tds'] as const;
type FilingModule = (typeof filingModules)[number];

/** The type of a status, or undefined for unknown text. */
export const entityTypeOf = (status: string): EntityType | undefined =>
  entityTypes.find((t) => t.status === status);

/** Whether a status may file in a module. */
export function mayFile(status: string, module: FilingModule): boolean {
  const type = entityTypeOf(status);
  if (!type) return false;
  return module === 'itr' ? type.canFileITR : module === 'gst' ? type.canFileGST : type.canFileTDS;
}

/** The statuses a module's picker offers. */
export const statusesFor = (module: FilingModule): EntityStatus[] =>
  entityStatuses.filter((s) => mayFile(s, module));

/** Short names the GST and ITR pickers have also used for the types. */
const otherNames: Readonly<Record<string, EntityStatus>> = {
  'Private limited company': 'Private limited domestic company',
  'Public limited company': 'Public limited domestic company',
  Trust: 'Trust (ITR 7)',
  Proprietorship: 'Sole Proprietorship',
};

/** The status named by a text, including short names; undefined if unknown. */
export function statusOf(text: string): EntityStatus | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    entityStatuses.find((s) => s.toLowerCase() === wanted) ??
    Object.entries(otherNames).find(([name]) => name.toLowerCase() === wanted)?.[1]
  );
}
