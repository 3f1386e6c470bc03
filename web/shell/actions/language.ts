import { language } from '../../i18n/language.ts';
import { mark } from '../../i18n/mark.ts';
import type { Action } from '../action.ts';
import { chooseLanguage } from '../appearanceMenu.ts';

export const action: Action = {
  id: 'language',
  label: mark('Switch between English and Hindi'),
  icon: 'language',
  keywords: 'hindi english हिन्दी भाषा',
  run: () => chooseLanguage(language() === 'hi' ? 'en' : 'hi'),
};
