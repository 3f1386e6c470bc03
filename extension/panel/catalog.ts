import { useEffect, useState } from 'react';
import { treeOf } from '../../shared/forms/form.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { isItrFormAvailable, loadItrForm } from '../../shared/itr/registry.ts';
import { type Catalog, catalogOf } from '../portals/itr/catalog.ts';
import { sectionsByForm } from '../portals/itr/sections.ts';

/** The field map of a form and year; `missing` if there is none. */
export type MapState = Catalog | 'loading' | 'missing';

const typeOf = (form: string) => `ITR-${form.at(-1)}` as ItrType;

/** Whether a form of a year can be filled. */
const hasMap = (form: string, year: string) =>
  form in sectionsByForm && isItrFormAvailable(typeOf(form), year);

/** Loads the field map of a return. */
export function useCatalog(form: string | undefined, year: string | undefined): MapState {
  const [state, setState] = useState<MapState>('loading');
  useEffect(() => {
    if (!form || !year) return;
    if (!hasMap(form, year)) return setState('missing');
    let over = false;
    setState('loading');
    void loadItrForm(typeOf(form), year).then((loaded) => {
      if (!over) setState(catalogOf(form, treeOf(loaded.model)));
    });
    return () => {
      over = true;
    };
  }, [form, year]);
  return state;
}
