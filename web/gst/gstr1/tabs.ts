import type { SectionId } from '../../../shared/gst/gstr1/sections.ts';
import { mark } from '../../i18n/mark.ts';

/** A tab of GSTR-1 with its sections; the first is shown initially. */
export interface Gstr1Tab {
  id: string;
  label: string;
  sections: readonly SectionId[];
}

/** The seven documented tabs, and those the current form needs in addition. */
const gstr1Tabs: readonly Gstr1Tab[] = [
  { id: 'b2b', label: mark('B2B Invoices'), sections: ['b2b'] },
  { id: 'b2cl', label: mark('B2CL Invoices'), sections: ['b2cl'] },
  { id: 'b2cs', label: mark('B2CS Summary'), sections: ['b2cs'] },
  { id: 'exports', label: mark('Exports'), sections: ['exp'] },
  { id: 'notes', label: mark('Credit/Debit Notes'), sections: ['cdnr', 'cdnur'] },
  { id: 'nil', label: mark('Nil Rated'), sections: ['nil'] },
  { id: 'advances', label: mark('Advances'), sections: ['at', 'txpd'] },
  { id: 'hsn', label: mark('HSN Summary'), sections: ['hsn'] },
  { id: 'documents', label: mark('Documents'), sections: ['doc_issue'] },
  { id: 'ecommerce', label: mark('E-commerce'), sections: ['supeco', 'ecom'] },
  {
    id: 'amendments',
    label: mark('Amendments'),
    sections: [
      'b2ba',
      'b2cla',
      'b2csa',
      'expa',
      'cdnra',
      'cdnura',
      'ata',
      'txpda',
      'supecoa',
      'ecoma',
      'amendments',
    ],
  },
];

/** The tab of a section. */
export const tabOf = (section: SectionId): string =>
  gstr1Tabs.find((tab) => tab.sections.includes(section))!.id;

const iffSections = new Set<SectionId>(['b2b', 'b2ba', 'cdnr', 'cdnra']);

/**
 * Tabs of a return: all, or in an IFF month the allowed ones; a table with rows stays visible, so that they
 * can be removed.
 */
export const tabsFor = (iff: boolean, hasRows: (section: SectionId) => boolean): readonly Gstr1Tab[] =>
  !iff
    ? gstr1Tabs
    : gstr1Tabs.flatMap((tab) => {
        const kept = tab.sections.filter((id) => iffSections.has(id) || hasRows(id));
        return kept.length > 0 ? [{ ...tab, sections: kept }] : [];
      });
