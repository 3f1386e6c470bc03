import { useEffect, useMemo, useState } from 'react';
import { browser } from 'wxt/browser';
import type { Learned } from '../fill/plan.ts';
import { type Hints, patternOfPath } from '../portals/itr/plan.ts';

type ByForm = Readonly<Record<string, Hints>>;

/** What the user has taught about the portal's fields: ids, names and captions only, kept on this machine. */
interface HintBook {
  of: (form: string) => Hints;
  count: number;
  learn: (form: string, path: string, learned: Learned) => Promise<void>;
  forget: () => Promise<void>;
  /** Saves the hints as a small file for the maintainers. */
  save: () => void;
}

/** Keeps the book of field hints in local storage. */
export function useHints(): HintBook {
  const [book, setBook] = useState<ByForm>({});
  useEffect(() => {
    void browser.storage.local.get('hints').then(({ hints }) => setBook((hints as ByForm | undefined) ?? {}));
  }, []);
  return useMemo(
    () => ({
      of: (form) => book[form] ?? {},
      count: Object.values(book).reduce((n, hints) => n + Object.keys(hints).length, 0),
      learn: async (form, path, learned) => {
        const next = { ...book, [form]: { ...book[form], [patternOfPath(path)]: learned } };
        setBook(next);
        await browser.storage.local.set({ hints: next });
      },
      forget: async () => {
        setBook({});
        await browser.storage.local.remove('hints');
      },
      save: () => {
        const url = URL.createObjectURL(
          new Blob([JSON.stringify(book, null, 2)], { type: 'application/json' }),
        );
        const link = document.createElement('a');
        link.href = url;
        link.download = 'karsetu-field-hints.json';
        link.click();
        URL.revokeObjectURL(url);
      },
    }),
    [book],
  );
}
