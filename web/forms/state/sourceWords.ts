import { t } from '../../i18n/t.ts';
import type { Source } from './state.ts';

/** Short name of a source. */
export function sourceWord(source: Source): string {
  switch (source.from) {
    case 'client':
      return t('Client');
    case 'json':
      return t('ITR JSON');
    case 'prefill':
      return t('Prefill');
    case 'carried':
      return source.name ? t('AY {year}', { year: source.name }) : t('Earlier year');
    case 'csv':
      return t('CSV');
    case 'accounts':
      return t('Accounts');
    case 'typed':
      return t('Typed');
  }
}

/** Description of a source. */
export function sourceSentence(source: Source): string {
  const name = source.name ?? '';
  switch (source.from) {
    case 'client':
      return t('From the client’s record');
    case 'json':
      return name ? t('Imported from {name}', { name }) : t('Imported from an ITR JSON');
    case 'prefill':
      return name
        ? t('Imported from the department’s prefill file {name}', { name })
        : t('Imported from the department’s prefill file');
    case 'carried':
      return t('Carried forward from AY {year}', { year: name });
    case 'csv':
      return t('Imported from {name}', { name });
    case 'accounts':
      return t('From the accounts');
    case 'typed':
      return t('Typed');
  }
}
