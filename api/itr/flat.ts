import type { FormData } from '../../shared/forms/paths.ts';

/** The flat members of a call as the form's data. */
export const fromFlat = (_type: string, members: FormData): FormData => members;
