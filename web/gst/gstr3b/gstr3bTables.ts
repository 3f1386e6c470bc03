import { t } from '../../i18n/t.ts';
import { all, type Line, taxesOnly } from './gstr3bForm.ts';

const credit = (label: string, key: string): Line => ({ label, path: ['credit', key], cells: taxesOnly });

/** Table 3.1. */
export const outwardLines = (): readonly Line[] => [
  {
    label: t('(a) Outward taxable supplies (other than zero rated, nil rated and exempted)'),
    path: ['supplies', 'taxable'],
    cells: all,
  },
  {
    label: t('(b) Outward taxable supplies (zero rated)'),
    path: ['supplies', 'zero_rated'],
    cells: ['taxable', 'igst', 'cess'],
  },
  {
    label: t('(c) Other outward supplies (nil rated, exempted)'),
    path: ['supplies', 'nil_exempt'],
    cells: ['taxable'],
  },
  {
    label: t('(d) Inward supplies (liable to reverse charge)'),
    path: ['supplies', 'reverse_charge'],
    cells: all,
  },
  { label: t('(e) Non-GST outward supplies'), path: ['supplies', 'non_gst'], cells: ['taxable'] },
];

/** Table 3.1.1. */
export const ecommerceLines = (): readonly Line[] => [
  {
    label: t('(i) On which the e-commerce operator pays tax'),
    path: ['ecommerce', 'operator'],
    cells: all,
  },
  {
    label: t('(ii) Made through an e-commerce operator who pays tax'),
    path: ['ecommerce', 'through_operator'],
    cells: ['taxable'],
  },
];

/** Table 4; (C) is calculated. */
export const creditLines = (): readonly Line[] => [
  credit(t('(A)(1) Import of goods'), 'import_goods'),
  credit(t('(A)(2) Import of services'), 'import_services'),
  credit(t('(A)(3) Inward supplies liable to reverse charge'), 'reverse_charge'),
  credit(t('(A)(4) Inward supplies from ISD'), 'isd'),
  credit(t('(A)(5) All other credit'), 'other'),
  credit(t('(B)(1) Reversed: rules 38, 42, 43 and section 17(5)'), 'reversed_rules'),
  credit(t('(B)(2) Reversed: others'), 'reversed_other'),
  credit(t('(D)(1) Reclaimed credit of an earlier period'), 'reclaimed'),
  credit(t('(D)(2) Ineligible under section 16(4) or by place of supply'), 'restricted'),
];

/** Table 5. */
export const inwardLines = (): readonly Line[] => [
  {
    label: t('Composition, exempt and nil rated: inter-State'),
    path: ['inward', 'exempt', 'inter'],
    cells: [''],
  },
  {
    label: t('Composition, exempt and nil rated: intra-State'),
    path: ['inward', 'exempt', 'intra'],
    cells: [''],
  },
  { label: t('Non-GST: inter-State'), path: ['inward', 'non_gst', 'inter'], cells: [''] },
  { label: t('Non-GST: intra-State'), path: ['inward', 'non_gst', 'intra'], cells: [''] },
];

/** Table 5.1 as it will be paid. */
export const paidLines = (): readonly Line[] => [
  { label: t('Interest'), path: ['interest'], cells: taxesOnly },
  { label: t('Late fee'), path: ['late_fee'], cells: ['cgst', 'sgst'] },
];
