// Angular 15 with Zone.js, structural directives and Material's controls before MDC: open rows, some sections closed, a calendar in an overlay.
import 'zone.js';
import '@angular/compiler';
import { CommonModule } from '@angular/common';
import { Component } from '@angular/core';
import { FormControl, FormGroup, ReactiveFormsModule } from '@angular/forms';
import { MatNativeDateModule } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatLegacyAutocompleteModule } from '@angular/material/legacy-autocomplete';
import { MatLegacyCheckboxModule } from '@angular/material/legacy-checkbox';
import { MatLegacyFormFieldModule } from '@angular/material/legacy-form-field';
import { MatLegacyInputModule } from '@angular/material/legacy-input';
import { MatLegacyRadioModule } from '@angular/material/legacy-radio';
import { MatLegacySelectModule } from '@angular/material/legacy-select';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideAnimations, provideNoopAnimations } from '@angular/platform-browser/animations';
import { bind, groupOf, keyOf } from '../official/forms.js';
import { begin, idOf, notePresses, state } from '../official/model.js';

const { group } = groupOf(FormGroup, FormControl);

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
  /** One list for each box: a new one at every look would draw the page for ever. */
  lists = new Map();
  options(b) {
    if (!this.lists.has(b)) this.lists.set(b, Object.entries(b.options));
    return this.lists.get(b);
  }
  drawn(b) {
    return b.kind === 'choice' && Object.keys(b.options).length > 20 ? 'search' : b.kind;
  }
  found = new Map();
  fitting(b) {
    const typed = String(this.form.get(keyOf(b)).value ?? '').toLowerCase();
    const known = this.found.get(b);
    if (known?.typed === typed) return known.list;
    const list = this.options(b)
      .filter((o) => o[1].toLowerCase().includes(typed))
      .slice(0, 40);
    this.found.set(b, { typed, list });
    return list;
  }
  words = new Map();
  wordsOf(b) {
    if (!this.words.has(b)) this.words.set(b, (code) => b.options[code] ?? code ?? '');
    return this.words.get(b);
  }
}
Component({
  selector: 'page-boxes',
  standalone: true,
  inputs: Boxes.inputs,
  imports: [
    CommonModule,
    ReactiveFormsModule,
    MatLegacyAutocompleteModule,
    MatLegacyCheckboxModule,
    MatDatepickerModule,
    MatLegacyFormFieldModule,
    MatLegacyInputModule,
    MatNativeDateModule,
    MatLegacyRadioModule,
    MatLegacySelectModule,
  ],
  template: `
    <div *ngFor="let b of boxes" [formGroup]="form" class="field" [ngSwitch]="drawn(b)">
      <ng-container *ngSwitchCase="'radio'">
        <span class="label">{{ b.caption }}</span>
        <mat-radio-group [formControlName]="key(b)">
          <mat-radio-button *ngFor="let o of options(b)" [id]="id(b) + '.' + o[0]" [value]="o[0]">{{ o[1] }}</mat-radio-button>
        </mat-radio-group>
      </ng-container>
      <mat-checkbox *ngSwitchCase="'flag'" [id]="id(b)" [formControlName]="key(b)">{{ b.caption }}</mat-checkbox>
      <mat-form-field *ngSwitchCase="'choice'">
        <mat-label>{{ b.caption }}</mat-label>
        <mat-select [id]="id(b)" [formControlName]="key(b)">
          <mat-option *ngFor="let o of options(b)" [value]="o[0]">{{ o[1] }}</mat-option>
        </mat-select>
      </mat-form-field>
      <mat-form-field *ngSwitchCase="'search'">
        <mat-label>{{ b.caption }}</mat-label>
        <input matInput [id]="id(b)" [formControlName]="key(b)" [matAutocomplete]="auto" />
        <mat-autocomplete #auto="matAutocomplete" [displayWith]="wordsOf(b)">
          <mat-option *ngFor="let o of fitting(b)" [value]="o[0]">{{ o[1] }}</mat-option>
        </mat-autocomplete>
      </mat-form-field>
      <mat-form-field *ngSwitchCase="'date'">
        <mat-label>{{ b.caption }}</mat-label>
        <input matInput [matDatepicker]="picker" [id]="id(b)" [formControlName]="key(b)" placeholder="DD/MM/YYYY" />
        <mat-datepicker-toggle matSuffix [for]="picker"></mat-datepicker-toggle>
        <mat-datepicker #picker></mat-datepicker>
      </mat-form-field>
      <mat-form-field *ngSwitchDefault>
        <mat-label>{{ b.caption }}</mat-label>
        <input matInput [id]="id(b)" [formControlName]="key(b)" [readonly]="!!b.computed" [attr.type]="b.kind === 'number' ? 'number' : 'text'" />
      </mat-form-field>
    </div>`,
})(Boxes);

class PageList {
  static inputs = ['list'];
  forms = [];
  get rows() {
    return state.lists[this.list.path];
  }
  formAt(i) {
    if (!this.forms[i]) {
      this.forms[i] = group(this.list.boxes);
      bind(this.list.boxes, this.forms[i], this.rows[i]);
    }
    return this.forms[i];
  }
  another() {
    this.rows.push({});
  }
}
Component({
  selector: 'page-list',
  standalone: true,
  inputs: PageList.inputs,
  imports: [CommonModule, Boxes],
  template: `
    <div *ngFor="let row of rows; let i = index" class="row-item">
      <page-boxes [boxes]="list.boxes" [form]="formAt(i)" [prefix]="list.path + '.' + i + '.'"></page-boxes>
      <button type="button">Save</button><button type="button">Delete</button>
    </div>
    <button type="button" (click)="another()">{{ rows.length ? 'Add Another' : 'Add Details' }}</button>`,
})(PageList);

class Root {
  spec = window.pageSpec;
  forms = this.spec.blocks.map((b) => {
    const form = group(b.boxes ?? []);
    bind(b.boxes ?? [], form, state.values);
    return form;
  });
  words(b) {
    return b.list ? b.list.heading : b.heading;
  }
}
const inside = `<page-boxes *ngIf="b.boxes" [boxes]="b.boxes" [form]="forms[i]"></page-boxes><page-list *ngIf="b.list" [list]="b.list"></page-list>`;
Component({
  selector: 'app-root',
  standalone: true,
  imports: [CommonModule, Boxes, PageList, MatExpansionModule],
  template: `
    <header><span id="loginUsername">TEST PERSON</span><span class="user-details">{{ spec.pan }}</span></header>
    <main><h1>{{ spec.title }}</h1>
      <ng-container *ngFor="let b of spec.blocks; let i = index">
        <mat-expansion-panel *ngIf="i % 2 === 1"><mat-expansion-panel-header><mat-panel-title>{{ words(b) }}</mat-panel-title></mat-expansion-panel-header>${inside}</mat-expansion-panel>
        <section *ngIf="i % 2 === 0"><h3>{{ words(b) }}</h3>${inside}</section>
      </ng-container>
      <button type="button">Confirm</button>
    </main>`,
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
    providers: [spec.still ? provideNoopAnimations() : provideAnimations()],
  });
  window.pageReady = true;
};
notePresses();
void window.drawPage(window.pageSpec);
