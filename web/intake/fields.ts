import type { SalesField } from '../../shared/intake/headings.ts';
import { t } from '../i18n/t.ts';

/** Names of what a column of a register may hold, in the order of a drop-down. */
export const registerFields = (): { value: SalesField; label: string }[] => [
  { value: 'number', label: t('Document number') },
  { value: 'date', label: t('Document date') },
  { value: 'kind', label: t('Kind of document') },
  { value: 'status', label: t('Status') },
  { value: 'supply', label: t('Type of supply') },
  { value: 'party', label: t('Name of the party') },
  { value: 'gstin', label: t('GSTIN of the party') },
  { value: 'own', label: t('Own GSTIN') },
  { value: 'place', label: t('Place of supply') },
  { value: 'reverse', label: t('Reverse charge') },
  { value: 'taxable', label: t('Taxable value') },
  { value: 'rate', label: t('Rate of tax') },
  { value: 'igst', label: t('Integrated tax') },
  { value: 'cgst', label: t('Central tax') },
  { value: 'sgst', label: t('State/UT tax') },
  { value: 'cess', label: t('Cess') },
  { value: 'tax', label: t('Tax of all heads') },
  { value: 'total', label: t('Document value') },
  { value: 'hsn', label: t('HSN or SAC') },
  { value: 'description', label: t('Description') },
  { value: 'quantity', label: t('Quantity') },
  { value: 'unit', label: t('Unit') },
  { value: 'original', label: t('Number of the original invoice') },
  { value: 'exemption', label: t('Nil rated, exempt or non-GST') },
  { value: 'port', label: t('Port code') },
  { value: 'shippingNumber', label: t('Shipping bill number') },
  { value: 'shippingDate', label: t('Shipping bill date') },
  { value: 'operator', label: t('GSTIN of the e-commerce operator') },
];
