// A section page of the portal's present generation: Angular Material inside, dotted ids that follow the file's paths.
import '@angular/compiler';
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { FormArray, FormControl, FormGroup, ReactiveFormsModule } from '@angular/forms';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MATERIAL_ANIMATIONS, MatNativeDateModule } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatRadioModule } from '@angular/material/radio';
import { MatSelectModule } from '@angular/material/select';
import { bootstrapApplication } from '@angular/platform-browser';
import { drawWith, reactivePage } from './reactive.js';

const { PageNode, state } = reactivePage({ FormArray, FormControl, FormGroup });

Component({
  selector: 'page-node',
  inputs: PageNode.inputs,
  imports: [
    ReactiveFormsModule,
    MatAutocompleteModule,
    MatCheckboxModule,
    MatDatepickerModule,
    MatExpansionModule,
    MatFormFieldModule,
    MatInputModule,
    MatNativeDateModule,
    MatRadioModule,
    MatSelectModule,
    PageNode,
  ],
  template: `
    @switch (node.node) {
      @case ('group') {
        @if (node.panel) {
          <mat-expansion-panel [expanded]="!node.closed">
            <mat-expansion-panel-header><mat-panel-title>{{ node.label }}</mat-panel-title></mat-expansion-panel-header>
            @for (child of node.children; track child.key) {
              <page-node [node]="child" [form]="form.get(node.key)" [path]="idOf(node.key)" />
            }
          </mat-expansion-panel>
        } @else {
          <section>
            <h3>{{ node.label }}</h3>
            @for (child of node.children; track child.key) {
              <page-node [node]="child" [form]="form.get(node.key)" [path]="idOf(node.key)" />
            }
          </section>
        }
      }
      @case ('rows') {
        <section class="repeater">
          <h3>{{ node.label }}</h3>
          @for (row of rowsOf().controls; track row; let i = $index) {
            <div class="row-item">
              @for (child of node.children; track child.key) {
                <page-node [node]="child" [form]="row" [path]="idOf(node.key) + '.' + i" />
              }
              <button type="button" [id]="idOf(node.key) + '.' + i + '_edit'">Edit</button>
              <button type="button" [id]="idOf(node.key) + '.' + i + '_save'">Save</button>
              <button type="button">Delete</button>
            </div>
          }
          <button type="button" [id]="idOf(node.key) + '_add_another'" (click)="add()">
            {{ rowsOf().length ? 'Add Another' : 'Add Details' }}
          </button>
        </section>
      }
      @case ('field') {
        <div [formGroup]="form" class="field">
          @switch (node.drawn) {
            @case ('mat-select') {
              <mat-form-field>
                <mat-label>{{ node.label }}</mat-label>
                <mat-select [id]="idOf(node.key) + '_select'" [formControlName]="node.key" placeholder="Select">
                  @for (o of node.options; track o.value) {
                    <mat-option [value]="o.value">{{ o.label }}</mat-option>
                  }
                </mat-select>
              </mat-form-field>
            }
            @case ('select') {
              <label [for]="idOf(node.key)">{{ node.label }}</label>
              <select [id]="idOf(node.key)" [formControlName]="node.key">
                <option value="">Select</option>
                @for (o of node.options; track o.value) {
                  <option [ngValue]="o.value">{{ o.label }}</option>
                }
              </select>
            }
            @case ('radio') {
              <span class="label">{{ node.label }}</span>
              <mat-radio-group [formControlName]="node.key">
                @for (o of node.options; track o.value) {
                  <mat-radio-button [id]="idOf(node.key) + '.' + o.value" [value]="o.value">{{ o.label }}</mat-radio-button>
                }
              </mat-radio-group>
            }
            @case ('checkbox') {
              <mat-checkbox [id]="idOf(node.key)" [formControlName]="node.key">{{ node.label }}</mat-checkbox>
            }
            @case ('mat-date') {
              <mat-form-field>
                <mat-label>{{ node.label }}</mat-label>
                <input matInput [matDatepicker]="picker" [id]="idOf(node.key)" [formControlName]="node.key" placeholder="DD/MM/YYYY" />
                <mat-datepicker-toggle matIconSuffix [for]="picker" />
                <mat-datepicker #picker />
              </mat-form-field>
            }
            @case ('autocomplete') {
              <mat-form-field>
                <mat-label>{{ node.label }}</mat-label>
                <input matInput [id]="idOf(node.key)" [formControlName]="node.key" [matAutocomplete]="auto" />
                <mat-autocomplete #auto="matAutocomplete" [displayWith]="labelOf(node)">
                  @for (o of shown(node); track o.value) {
                    <mat-option [value]="o.value">{{ o.label }}</mat-option>
                  }
                </mat-autocomplete>
              </mat-form-field>
            }
            @case ('textarea') {
              <mat-form-field>
                <mat-label>{{ node.label }}</mat-label>
                <textarea matInput [id]="idOf(node.key)" [formControlName]="node.key"></textarea>
              </mat-form-field>
            }
            @case ('total') {
              <span class="label">{{ node.label }}</span>
              <span [id]="idOf(node.key)">{{ total(node) }}</span>
            }
            @default {
              <mat-form-field>
                <mat-label>{{ node.label }}</mat-label>
                <input matInput [id]="idOf(node.key)" [type]="node.drawn === 'number' ? 'number' : 'text'" [formControlName]="node.key" onpaste="return false" />
              </mat-form-field>
            }
          }
        </div>
      }
    }
  `,
})(PageNode);

class Root {
  spec = state.spec;
  form = state.form;
}
Component({
  selector: 'app-root',
  imports: [PageNode],
  template: `
    <header><span id="loginUsername">{{ spec.user }}</span><span>Session Time 15.00</span>
      <span class="user-details">{{ spec.pan }}</span>
      <button type="button">Logout</button></header>
    <main>
      <h1>{{ spec.title }}</h1>
      @for (child of spec.children; track child.key) {
        <page-node [node]="child" [form]="form" [path]="spec.prefix" />
      }
      <button type="button" class="large-button-primary">Confirm</button>
      <button type="submit">Save Draft</button>
      <button type="button">Proceed To Verification</button>
    </main>
  `,
})(Root);

drawWith(state, (spec) =>
  bootstrapApplication(Root, {
    providers: [
      provideZonelessChangeDetection(),
      ...(spec.still ? [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }] : []),
    ],
  }),
);
