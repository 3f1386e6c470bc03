import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hand } from '../data/handed.ts';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { FOR_IMPORT, importAddress, type KnownAnswers } from './address.ts';
import type { Purpose } from './importing.ts';

/** A drop area on another page: opens the import page with what is known here, and returns afterwards. */
export function ImportDrop({
  company,
  purpose,
  known = {},
  before,
  ...shown
}: {
  company: string;
  purpose: Purpose;
  known?: KnownAnswers;
  /** Saves unsaved changes of the page, which shows the import when it opens again. */
  before?: () => Promise<unknown>;
  title: string;
  help: string;
  accept: string;
}) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState<{ name: string } | null>(null);
  const take = async (file: File) => {
    setBusy({ name: file.name });
    try {
      await before?.();
    } finally {
      setBusy(null);
    }
    hand(FOR_IMPORT, file);
    void navigate(importAddress(company, purpose, known, `${pathname}${search}`));
  };
  return <FileDrop {...shown} busy={busy} onFiles={([file]) => file && void take(file)} />;
}
