// Angular Material: sections that come one after another while the page is looked at, some closed, lists in overlays, long ones searched, records in dialogs of Material.
import '@angular/compiler';
import { Component, inject, provideZonelessChangeDetection, signal } from '@angular/core';
import { FormControl, FormGroup, ReactiveFormsModule } from '@angular/forms';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MATERIAL_ANIMATIONS, MatNativeDateModule } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatDialog, MatDialogModule } from '@angular/material/dialog';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatRadioModule } from '@angular/material/radio';
import { MatSelectModule } from '@angular/material/select';
import { bootstrapApplication } from '@angular/platform-browser';
import { bind, groupOf as formsOf, keyOf } from './forms.js';
import { begin, columnsOf, idOf, notePresses, shown, state } from './model.js';

const { group: groupOf } = formsOf(FormGroup, FormControl);

class Boxes {
  static inputs = ['boxes', 'form', 'prefix'];
  ids = new Map();
  id(b) {
    if (!this.ids.has(b)) this.ids.set(b, idOf((this.prefix ?? '') + b.path));
    return this.ids.get(b);
  }
  key(b) {
    return keyOf(b);
  }
  options(b) {
    return Object.entries(b.options);
  }
  /** Long lists are typed into and searched. */
  isLong(b) {
    return b.kind === 'choice' && Object.keys(b.options).length > 20;
  }
  fitting(b) {
    const typed = String(this.form.get(keyOf(b)).value ?? '').toLowerCase();
    return this.options(b)
      .filter((o) => o[1].toLowerCase().includes(typed))
      .slice(0, 40);
  }
  wordsOf(b) {
    return (code) => b.options[code] ?? code ?? '';
  }
}
Component({
  selector: 'page-boxes',
  inputs: Boxes.inputs,
  imports: [
    ReactiveFormsModule,
    MatAutocompleteModule,
    MatCheckboxModule,
    MatDatepickerModule,
    MatNativeDateModule,
    MatFormFieldModule,
    MatInputModule,
    MatRadioModule,
    MatSelectModule,
  ],
  template: `
    @for (b of boxes; track b.path) {
      <div [formGroup]="form" class="field">
        @switch (b.kind) {
          @case ('radio') {
            <p class="label">{{ b.caption }}</p>
            <mat-radio-group [formControlName]="key(b)">
              @for (o of options(b); track o[0]) { <mat-radio-button [id]="id(b) + '.' + o[0]" [value]="o[0]">{{ o[1] }}</mat-radio-button> }
            </mat-radio-group>
          }
          @case ('choice') {
 @if (isLong(b)) {
            <mat-form-field><mat-label>{{ b.caption }}</mat-label>
              <input matInput [id]="id(b)" [formControlName]="key(b)" [matAutocomplete]="auto" />
              <mat-autocomplete #auto="matAutocomplete" [displayWith]="wordsOf(b)">
                @for (o of fitting(b); track o[0]) { <mat-option [value]="o[0]">{{ o[1] }}</mat-option> }
              </mat-autocomplete></mat-form-field>
            } @else {
            <mat-form-field><mat-label>{{ b.caption }}</mat-label>
              <mat-select [id]="id(b)" [formControlName]="key(b)">
                @for (o of options(b); track o[0]) { <mat-option [value]="o[0]">{{ o[1] }}</mat-option> }
              </mat-select></mat-form-field>
            }
          }
          @case ('flag') { <mat-checkbox [id]="id(b)" [formControlName]="key(b)">{{ b.caption }}</mat-checkbox> }
          @case ('date') {
            <mat-form-field><mat-label>{{ b.caption }}</mat-label>
              <input matInput [matDatepicker]="picker" [id]="id(b)" [formControlName]="key(b)" />
              <mat-datepicker-toggle matIconSuffix [for]="picker" /><mat-datepicker #picker /></mat-form-field>
          }
          @default {
            <mat-form-field><mat-label>{{ b.caption }}</mat-label>
              <input matInput [id]="id(b)" [formControlName]="key(b)" [readonly]="!!b.computed" [type]="b.kind === 'number' ? 'number' : 'text'" onpaste="return false" /></mat-form-field>
          }
        }
      </div>
    }`,
})(Boxes);

let dialogFor;
class RecordDialog {
  list = dialogFor.list;
  form = groupOf(this.list.boxes);
  prefix = `${this.list.path}.new.`;
  constructor() {
    this.record = {};
    bind(this.list.boxes, this.form, this.record);
  }
  save() {
    dialogFor.done(this.record);
  }
}
Component({
  selector: 'record-dialog',
  imports: [Boxes, MatDialogModule],
  template: `<h2 mat-dialog-title>Add details</h2><mat-dialog-content><page-boxes [boxes]="list.boxes" [form]="form" [prefix]="prefix" /></mat-dialog-content>
    <mat-dialog-actions><button type="button" mat-dialog-close>Cancel</button><button type="button" (click)="save()">Save</button></mat-dialog-actions>`,
})(RecordDialog);

class PageList {
  static inputs = ['list'];
  dialog = inject(MatDialog);
  turn = signal(0);
  open = signal(false);
  forms = [];
  get rows() {
    this.turn();
    return state.lists[this.list.path];
  }
  get shape() {
    return window.pageSpec.shape;
  }
  get columns() {
    return columnsOf(this.list);
  }
  text(c, row) {
    return shown(c.box, row[c.box.path]);
  }
  formAt(i) {
    if (!this.forms[i]) {
      this.forms[i] = groupOf(this.list.boxes);
      bind(this.list.boxes, this.forms[i], state.lists[this.list.path][i]);
    }
    return this.forms[i];
  }
  prefixAt(i) {
    return `${this.list.path}.${i}.`;
  }
  fresh() {
    if (!this.entry) {
      this.entry = { form: groupOf(this.list.boxes), record: {} };
      bind(this.list.boxes, this.entry.form, this.entry.record);
    }
    return this.entry.form;
  }
  another() {
    state.lists[this.list.path].push({});
    this.turn.update((n) => n + 1);
  }
  take(record) {
    state.lists[this.list.path].push({ ...record });
    this.entry = undefined;
    this.open.set(false);
    this.turn.update((n) => n + 1);
  }
  keep() {
    this.take(this.entry.record);
  }
  begin() {
    if (this.shape !== 'dialog') return this.open.set(true);
    dialogFor = {
      list: this.list,
      done: (record) => {
        this.dialog.closeAll();
        this.take(record);
      },
    };
    this.dialog.open(RecordDialog, { width: '600px', enterAnimationDuration: 0, exitAnimationDuration: 0 });
  }
}
Component({
  selector: 'page-list',
  inputs: PageList.inputs,
  imports: [Boxes],
  template: `
    @if (shape === 'open') {
      @for (row of rows; track row; let i = $index) {
        <div class="row-item"><page-boxes [boxes]="list.boxes" [form]="formAt(i)" [prefix]="prefixAt(i)" /><button type="button">Delete</button></div>
      }
      <button type="button" [attr.data-oracle-add]="list.path" (click)="another()">{{ rows.length ? 'Add Another' : 'Add Details' }}</button>
    } @else {
      <table><thead><tr>@for (c of columns; track c.head) { <th>{{ c.head }}</th> }<th>Actions</th></tr></thead>
        <tbody>@for (row of rows; track row) { <tr>@for (c of columns; track c.head) { <td>{{ text(c, row) }}</td> }<td><button type="button">Edit</button><button type="button">Delete</button></td></tr> }</tbody></table>
      @if (shape === 'entry' || open()) {
        @for (n of [turn()]; track n) {
          <div class="record"><page-boxes [boxes]="list.boxes" [form]="fresh()" [prefix]="list.path + '.new.'" /><button type="button" (click)="keep()">{{ shape === 'entry' ? 'Add' : 'Save' }}</button></div>
        }
      }
      @if (shape !== 'entry') { <button type="button" (click)="begin()">Add Details</button> }
    }`,
})(PageList);

class Root {
  spec = window.pageSpec;
  shown = signal(1);
  forms = this.spec.blocks.map((b) => {
    const form = groupOf(b.boxes ?? []);
    bind(b.boxes ?? [], form, state.values);
    return form;
  });
  constructor() {
    // Sections come as the page is looked at.
    const more = () => {
      if (this.shown() >= this.spec.blocks.length) return;
      this.shown.update((n) => n + 1);
      setTimeout(more, 120);
    };
    setTimeout(more, 120);
  }
  get blocks() {
    return this.spec.blocks.slice(0, this.shown());
  }
}
Component({
  selector: 'app-root',
  imports: [Boxes, PageList, MatExpansionModule],
  template: `
    <header><span id="loginUsername">{{ spec.user ?? 'TEST PERSON' }}</span> <span class="user-details">{{ spec.pan }}</span></header>
    <main><h1>{{ spec.title }}</h1>
      @for (b of blocks; track b.heading; let i = $index) {
        @if (i % 3 === 2) {
          <mat-expansion-panel><mat-expansion-panel-header><mat-panel-title>{{ b.list ? b.list.heading : b.heading }}</mat-panel-title></mat-expansion-panel-header>
            @if (b.boxes) { <page-boxes [boxes]="b.boxes" [form]="forms[i]" /> }
            @if (b.list) { <page-list [list]="b.list" /> }
          </mat-expansion-panel>
        } @else {
        <section><h3>{{ b.list ? b.list.heading : b.heading }}</h3>
          @if (b.boxes) { <page-boxes [boxes]="b.boxes" [form]="forms[i]" /> }
          @if (b.list) { <page-list [list]="b.list" /> }
        </section>
        }
      }
      @if (blocks.length < spec.blocks.length) { <div class="loading">Loading</div> } @else { <button type="button">Confirm</button> }
    </main>`,
  schemas: [],
})(Root);

let app;
window.drawPage = async (spec) => {
  window.pageReady = false;
  window.pageSpec = spec;
  begin();
  app?.destroy();
  document.querySelector('app-root')?.remove();
  document.body.prepend(document.createElement('app-root'));
  app = await bootstrapApplication(Root, {
    providers: [
      provideZonelessChangeDetection(),
      ...(spec.still ? [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }] : []),
    ],
  });
  window.pageReady = true;
};
notePresses();
void window.drawPage(window.pageSpec);
