import { useEffect, useId, useState } from 'react';
import { browser } from 'wxt/browser';
import { readMap } from '../../shared/portal-maps.ts';
import { forget, read } from '../session.ts';
import { addMap } from './hints.ts';
import { useT } from './i18n/i18n.ts';

/** A portal map sent by the web app: loaded only after confirmation. */
export function SharedMap() {
  const t = useT();
  const id = useId();
  const [offered, setOffered] = useState<{ json: string; origin: string }>();
  useEffect(() => {
    const refresh = () => void read('offeredMap').then(setOffered);
    refresh();
    browser.storage.session.onChanged.addListener(refresh);
    return () => browser.storage.session.onChanged.removeListener(refresh);
  }, []);
  const found = offered && readMap(offered.json);
  if (!offered || !found?.ok) return null;
  const { map } = found;
  const done = async (use: boolean) => {
    if (use) await addMap(map);
    await forget('offeredMap');
    await browser.action.setBadgeText({ text: '' });
  };
  return (
    <section className="card attention" aria-labelledby={id}>
      <h2 id={id}>{t('A portal map of your firm was sent to you')}</h2>
      <p>
        {t('{form} {year}: {count} fields, from {origin}', {
          form: `ITR-${map.form.at(-1)}`,
          year: map.years.map((y) => `AY ${y}`).join(', '),
          count: Object.keys(map.fields).length,
          origin: offered.origin,
        })}
      </p>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => void done(true)}>
          {t('Use this portal map')}
        </button>
        <button type="button" onClick={() => void done(false)}>
          {t('Decline')}
        </button>
      </div>
    </section>
  );
}
