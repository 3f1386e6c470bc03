import type { Row } from './columns.ts';
import * as j from './json-shapes.ts';
import { flat, ignore, type Json, lines, list, names, type Reader, take } from './json-values.ts';

/** Reads `supeco` and `supecoa`. */
export function readOperators(r: Reader, id: 'supeco' | 'supecoa', value: Json): Row[] {
  const fields = id === 'supecoa' ? [...j.operatorOriginals, ...j.operatorFields] : j.operatorFields;
  const known = new Set([...names(fields), 'igst', 'cgst', 'sgst', 'cess']);
  return Object.entries(j.operatorLists[id]).flatMap(([type, name]) =>
    list(r, value[name], `${id}.${name}`).map((object) => {
      const path = `${id}.${name}[]`;
      ignore(r, object, known, path);
      const row: Row = { id: r.next(), operator_type: type };
      take(
        r,
        row,
        object,
        [
          ...fields,
          ['igst', 'igst', 'money'],
          ['cgst', 'cgst', 'money'],
          ['sgst', 'sgst', 'money'],
          ['cess', 'cess', 'money'],
        ],
        path,
      );
      return row;
    }),
  );
}

const parties: readonly j.JsonField[] = [
  ['stin', 'supplier_gstin', 'text'],
  ['ostin', 'original_supplier_gstin', 'text'],
  ['rtin', 'gstin', 'text'],
];

function readEcomDocuments(
  r: Reader,
  id: 'ecom' | 'ecoma',
  category: string,
  value: unknown,
  path: string,
): Row[] {
  const fields = id === 'ecoma' ? [...j.ecomOriginal, ...j.ecomInvoice] : j.ecomInvoice;
  const known = new Set([...names(fields), 'sply_ty', 'itms']);
  return list(r, value, path).flatMap((group) => {
    ignore(r, group, new Set(['stin', 'ostin', 'rtin', 'inv']), `${path}[]`);
    return list(r, group['inv'], `${path}[].inv`).flatMap((document) => {
      const at = `${path}[].inv[]`;
      ignore(r, document, known, at);
      return lines(r, id, document, j.txval, at, () => {
        const row: Row = { id: r.next(), category };
        take(r, row, group, parties, at);
        take(r, row, document, fields, at);
        return row;
      });
    });
  });
}

function readEcomSummaries(
  r: Reader,
  id: 'ecom' | 'ecoma',
  category: string,
  value: unknown,
  path: string,
): Row[] {
  const head: readonly j.JsonField[] = [...parties, j.omon];
  return list(r, value, path).flatMap((object) => {
    if (id === 'ecom') {
      return flat(
        r,
        id,
        [object],
        [...parties, j.pos, ['rt', 'rate', 'number'], j.txval],
        `${path}[]`,
        (row) => {
          row.category = category;
        },
        ['sply_ty'],
      );
    }
    const bodies = category === 'b2c' ? list(r, object['posItms'], `${path}[].posItms`) : [object];
    return bodies.flatMap((body) =>
      lines(r, id, body, j.txval, `${path}[]`, () => {
        const row: Row = { id: r.next(), category };
        take(r, row, object, [j.pos], path);
        take(r, row, body, head, path);
        return row;
      }),
    );
  });
}

/** Reads `ecom` and `ecoma`. */
export function readEcom(r: Reader, id: 'ecom' | 'ecoma', value: Json): Row[] {
  return (['b2b', 'b2c', 'urp2b', 'urp2c'] as const).flatMap((category) => {
    const name = id === 'ecoma' ? `${category}a` : category;
    const path = `${id}.${name}`;
    return category === 'b2b' || category === 'urp2b'
      ? readEcomDocuments(r, id, category, value[name], path)
      : readEcomSummaries(r, id, category, value[name], path);
  });
}

/** The tool's own names for advances adjusted, before it renames them on output. */
