import { languages, useLanguage } from '../i18n/language.ts';
import { Button } from '../ui/base/Button.tsx';
import { chooseLanguage } from './appearanceMenu.ts';

/** The other language under its own name, for readers who cannot read this one. */
export function LanguageWord() {
  const other = useLanguage() === 'hi' ? 'en' : 'hi';
  return (
    <Button
      look="quiet"
      size="sm"
      lang={other}
      style={{ paddingInline: 6 }}
      onClick={() => void chooseLanguage(other)}
    >
      {languages[other]}
    </Button>
  );
}
