// The same section page on an older Angular: Zone.js, structural directives and Material's controls before MDC.
import 'zone.js';
import '@angular/compiler';
import { CommonModule } from '@angular/common';
import { Component } from '@angular/core';
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from '@angular/forms';
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
import { drawWith, reactivePage } from '../portal/reactive.js';

const { PageNode, state } = reactivePage({ FormArray, FormControl, FormGroup });

Component({
  selector: 'page-node',
  standalone: true,
  inputs: PageNode.inputs,
  imports: [
    CommonModule,
    ReactiveFormsModule,
    MatLegacyAutocompleteModule,
    MatLegacyCheckboxModule,
    MatDatepickerModule,
    MatExpansionModule,
    MatLegacyFormFieldModule,
    MatLegacyInputModule,
    MatNativeDateModule,
    MatLegacyRadioModule,
    MatLegacySelectModule,
    PageNode,
  ],
  template: `
    <ng-container [ngSwitch]="node.node">
      <ng-container *ngSwitchCase="'group'">
        <mat-expansion-panel *ngIf="node.panel" [expanded]="!node.closed">
          <mat-expansion-panel-header><mat-panel-title>{{ node.label }}</mat-panel-title></mat-expansion-panel-header>
          <page-node *ngFor="let child of node.children; trackBy: keyOf" [node]="child" [form]="form.get(node.key)" [path]="idOf(node.key)"></page-node>
        </mat-expansion-panel>
        <section *ngIf="!node.panel">
          <h3>{{ node.label }}</h3>
          <page-node *ngFor="let child of node.children; trackBy: keyOf" [node]="child" [form]="form.get(node.key)" [path]="idOf(node.key)"></page-node>
        </section>
      </ng-container>
      <section *ngSwitchCase="'rows'" class="repeater">
        <h3>{{ node.label }}</h3>
        <div *ngFor="let row of rowsOf().controls; let i = index" class="row-item">
          <page-node *ngFor="let child of node.children; trackBy: keyOf" [node]="child" [form]="row" [path]="idOf(node.key) + '.' + i"></page-node>
          <button type="button" [id]="idOf(node.key) + '.' + i + '_edit'">Edit</button>
          <button type="button" [id]="idOf(node.key) + '.' + i + '_save'">Save</button>
          <button type="button">Delete</button>
        </div>
        <button type="button" [id]="idOf(node.key) + '_add_another'" (click)="add()">
          {{ rowsOf().length ? 'Add Another' : 'Add Details' }}
        </button>
      </section>
      <div *ngSwitchCase="'field'" [formGroup]="form" class="field" [ngSwitch]="node.drawn">
        <mat-form-field *ngSwitchCase="'mat-select'">
          <mat-label>{{ node.label }}</mat-label>
          <mat-select [id]="idOf(node.key) + '_select'" [formControlName]="node.key" placeholder="Select">
            <mat-option *ngFor="let o of node.options" [value]="o.value">{{ o.label }}</mat-option>
          </mat-select>
        </mat-form-field>
        <ng-container *ngSwitchCase="'select'">
          <label [for]="idOf(node.key)">{{ node.label }}</label>
          <select [id]="idOf(node.key)" [formControlName]="node.key">
            <option value="">Select</option>
            <option *ngFor="let o of node.options" [ngValue]="o.value">{{ o.label }}</option>
          </select>
        </ng-container>
        <ng-container *ngSwitchCase="'radio'">
          <span class="label">{{ node.label }}</span>
          <mat-radio-group [formControlName]="node.key">
            <mat-radio-button *ngFor="let o of node.options" [id]="idOf(node.key) + '.' + o.value" [value]="o.value">{{ o.label }}</mat-radio-button>
          </mat-radio-group>
        </ng-container>
        <mat-checkbox *ngSwitchCase="'checkbox'" [id]="idOf(node.key)" [formControlName]="node.key">{{ node.label }}</mat-checkbox>
        <mat-form-field *ngSwitchCase="'mat-date'">
          <mat-label>{{ node.label }}</mat-label>
          <input matInput [matDatepicker]="picker" [id]="idOf(node.key)" [formControlName]="node.key" placeholder="DD/MM/YYYY" />
          <mat-datepicker-toggle matSuffix [for]="picker"></mat-datepicker-toggle>
          <mat-datepicker #picker></mat-datepicker>
        </mat-form-field>
        <mat-form-field *ngSwitchCase="'autocomplete'">
          <mat-label>{{ node.label }}</mat-label>
          <input matInput [id]="idOf(node.key)" [formControlName]="node.key" [matAutocomplete]="auto" />
          <mat-autocomplete #auto="matAutocomplete" [displayWith]="labelOf(node)">
            <mat-option *ngFor="let o of shown(node)" [value]="o.value">{{ o.label }}</mat-option>
          </mat-autocomplete>
        </mat-form-field>
        <mat-form-field *ngSwitchCase="'textarea'">
          <mat-label>{{ node.label }}</mat-label>
          <textarea matInput [id]="idOf(node.key)" [formControlName]="node.key"></textarea>
        </mat-form-field>
        <ng-container *ngSwitchCase="'total'">
          <span class="label">{{ node.label }}</span>
          <span [id]="idOf(node.key)">{{ total(node) }}</span>
        </ng-container>
        <mat-form-field *ngSwitchDefault>
          <mat-label>{{ node.label }}</mat-label>
          <input matInput [attr.type]="node.drawn === 'number' ? 'number' : 'text'" [id]="idOf(node.key)" [formControlName]="node.key" />
        </mat-form-field>
      </div>
    </ng-container>
  `,
})(PageNode);

class Root {
  spec = state.spec;
  form = state.form;
}
Component({
  selector: 'app-root',
  standalone: true,
  imports: [CommonModule, PageNode],
  template: `
    <header><span id="loginUsername">{{ spec.user }}</span><span>Session Time 15.00</span>
      <span class="user-details">{{ spec.pan }}</span>
      <button type="button">Logout</button></header>
    <main>
      <h1>{{ spec.title }}</h1>
      <page-node *ngFor="let child of spec.children" [node]="child" [form]="form" [path]="spec.prefix"></page-node>
      <button type="button" class="large-button-primary">Confirm</button>
      <button type="submit">Save Draft</button>
      <button type="button">Proceed To Verification</button>
    </main>
  `,
})(Root);

drawWith(state, (spec) =>
  bootstrapApplication(Root, { providers: [spec.still ? provideNoopAnimations() : provideAnimations()] }),
);
