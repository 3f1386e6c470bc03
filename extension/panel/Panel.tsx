import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { GstView } from './GstView.tsx';
import { ItrView } from './ItrView.tsx';
import { type Language, LanguageContext, loadNames, preferred, translate } from './i18n/i18n.ts';
import { useHolding } from './loaded.ts';
import { SharedMap } from './SharedMap.tsx';
import { Sources } from './Sources.tsx';
import { useTarget } from './target.ts';

/** The side panel: source of the return, current page, available actions. */
export function Panel() {
  const [language, setLanguage] = useState<Language>(preferred(navigator.languages));
  const [, setNamed] = useState(false);
  const holding = useHolding();
  const target = useTarget();
  const t = (text: string) => translate(language, text);
  useEffect(() => {
    void browser.storage.local.get('language').then(({ language: kept }) => {
      if (kept === 'en' || kept === 'hi') setLanguage(kept);
    });
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
    if (language === 'hi') void loadNames().then(() => setNamed(true));
  }, [language]);
  const choose = (next: Language) => {
    setLanguage(next);
    void browser.storage.local.set({ language: next });
  };
  return (
    <LanguageContext value={language}>
      <header className="top">
        <img src="/icons/32.png" alt="" width="22" height="22" />
        <h1>Karsetu</h1>
        <button
          type="button"
          className="plain"
          lang={language === 'en' ? 'hi' : 'en'}
          onClick={() => choose(language === 'en' ? 'hi' : 'en')}
        >
          {language === 'en' ? 'हिन्दी' : 'English'}
        </button>
      </header>
      <main>
        <SharedMap />
        <Sources holding={holding} compact={target?.kind === 'gst'} />
        {target?.kind === 'itr' && <ItrView key={target.tabId} target={target} holding={holding} />}
        {target?.kind === 'gst' && <GstView key={target.tabId} target={target} />}
        {!target && (
          <section className="card">
            <h2>{t('No portal page is open')}</h2>
            <p>
              {t(
                'Open your return on the income-tax portal, or a GSTR-1, GSTR-2A, GSTR-2B, GSTR-3B, IMS or ledger page on the GST portal, in this window.',
              )}
            </p>
          </section>
        )}
      </main>
      <footer>
        <p>
          {t(
            'Data stays in this browser and is cleared after 30 minutes of inactivity. You sign in, enter OTPs, confirm and submit yourself.',
          )}
        </p>
      </footer>
    </LanguageContext>
  );
}
