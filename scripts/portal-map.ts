import { readFileSync, writeFileSync } from 'node:fs';
import { catalogOf } from '../extension/portals/itr/catalog.ts';
import { draftMap } from '../extension/portals/itr/draft.ts';
import { treeOf } from '../shared/forms/form.ts';
import type { ItrType } from '../shared/itr/common/types.ts';
import { loadItrForm } from '../shared/itr/registry.ts';
import { readMap } from '../shared/portal-maps.ts';

/**
 * Makes a portal map of a page's outline: `node scripts/portal-map.ts portal-page-outline.json itr1 2026-27 [12=PATH …]`. Writes
 * `portal-map-<form>-<year>.json` in the folder it is called from and prints the boxes that it could not place, with their numbers; a box is
 * placed by its number and the path of a field.
 */
const [file, form, year, ...placed] = process.argv.slice(2);
if (!file || !/^itr[1-7]$/.test(form ?? '') || !/^20\d\d-\d\d$/.test(year ?? '')) {
  console.error('node scripts/portal-map.ts OUTLINE.json itr1 2026-27 [NUMBER=PATH …]');
  process.exit(1);
}
const outline = JSON.parse(readFileSync(file, 'utf8'));
if (outline?.format !== 'karsetu-outline/1') {
  console.error(`${file} is no outline of a page`);
  process.exit(1);
}
const decided = Object.fromEntries(
  placed.map((one) => {
    const [, number, path] = /^(\d+)=(.+)$/.exec(one) ?? [];
    if (!path) throw new Error(`${one}: write NUMBER=PATH`);
    return [Number(number), path];
  }),
);
const { model } = await loadItrForm(`ITR-${form!.at(-1)}` as ItrType, year!);
const draft = draftMap(catalogOf(form!, treeOf(model)), form!, year!, outline, decided);
const json = JSON.stringify(draft.map, null, 2);
const name = `portal-map-${form}-${year}.json`;
const count = Object.keys(draft.map.fields).length;
if (count > 0) {
  const read = readMap(json);
  if (!read.ok) throw new Error(read.reason);
  writeFileSync(name, `${json}\n`);
}
console.log(`${draft.section}: ${count} boxes placed${count > 0 ? ` in ${name}` : ''}`);
for (const [path, { learned }] of Object.entries(draft.map.fields))
  console.log(`  ${path}  <-  ${learned!.id ?? learned!.name ?? learned!.caption}`);
if (draft.open.length > 0) console.log('Boxes to place (number, caption, headings):');
for (const { at, item, maybe } of draft.open)
  console.log(
    `  ${at}  ${item.captions[0] ?? '(no caption)'}  [${item.headings.join(' < ')}]${maybe ? `  perhaps ${maybe}` : ''}`,
  );
if (draft.unseen.length > 0) console.log('Fields of the section without a box:');
for (const { path, label } of draft.unseen) console.log(`  ${path}  ${label}`);
