/** Marks a text that is translated where it is shown, as in tables of labels outside components. */
export const mark = (text: string): string => text;
