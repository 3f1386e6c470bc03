// Form models of the Angular pages of both majors: one control a box, and the page's state kept up to date with them.
const two = (n) => String(n).padStart(2, '0');

const plain = (box, value) => {
  if (value instanceof Date)
    return `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
  if (typeof value === 'boolean') return value ? 'true' : '';
  return box.kind === 'amount' || box.kind === 'number'
    ? String(value ?? '').replace(/[,\s]/g, '')
    : (value ?? '');
};

export const keyOf = (b) => b.path.replaceAll('.', '_');

export const groupOf = (FormGroup, FormControl) => ({
  group: (boxes) =>
    new FormGroup(
      Object.fromEntries(
        boxes.map((b) => [
          keyOf(b),
          new FormControl(b.kind === 'date' ? null : b.kind === 'flag' ? false : ''),
        ]),
      ),
    ),
});

/** Keeps a record of the state up to date with a form. */
export const bind = (boxes, form, into) =>
  form.valueChanges.subscribe((v) => {
    for (const b of boxes) into[b.path] = plain(b, v[keyOf(b)]);
  });
