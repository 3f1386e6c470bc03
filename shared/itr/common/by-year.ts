import type { ItrForm } from './types.ts';

/** Makes the form of each year once: its schema and file layout are slow to build and never change. */
export const byYear = <Y extends string>(make: (assessmentYear: Y) => ItrForm): ((year: Y) => ItrForm) => {
  const made = new Map<Y, ItrForm>();
  return (year) => {
    const form = made.get(year) ?? make(year);
    made.set(year, form);
    return form;
  };
};
