// AngularJS 1 with select2: ng-repeat, values of lists as object:N, hidden twins, records in the shape asked for.
import angular from 'angular';
import jQuery from 'jquery';
import { begin, columnsOf, frame, idOf, notePresses, shown, state, taken } from './model.js';

window.jQuery = jQuery;
const { default: select2 } = await import('select2');
if (typeof select2 === 'function' && !jQuery.fn.select2) select2(window, jQuery);

const esc = (t) => t.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** One box bound to `at['path']`. */
function box(b, at, prefix) {
  const id = idOf(prefix + b.path);
  const bind = `${at}['${b.path}']`;
  const caption = `<span class="cap">${esc(b.caption)}</span>`;
  if (b.kind === 'radio')
    return `<div class="form-group"><label>${esc(b.caption)}</label>${Object.entries(b.options)
      .map(
        ([c, w]) =>
          `<label><input type="radio" name="${id}" id="${id}.${c}" ng-model="${bind}" value="${c}"> ${w}</label>`,
      )
      .join('')}</div>`;
  if (b.kind === 'flag')
    return `<div class="line"><label><input type="checkbox" id="${id}" ng-model="${bind}" ng-true-value="'true'" ng-false-value="''"> ${esc(b.caption)}</label></div>`;
  if (b.options) {
    const name = `o${id.replace(/\W/g, '')}${Math.random().toString(36).slice(2)}`;
    options[name] = Object.entries(b.options).map(([v, l]) => ({ v, l }));
    return `<div class="line">${caption}<div><select two id="${id}" ng-model="${bind}" ng-options="o.v as o.l for o in options.${name}"><option value="">Please Select</option></select></div></div>`;
  }

  return `<div class="line"><div ng-show="false">${caption}<input ng-model="hidden"></div>${caption}<div><input type="text" id="${id}" ng-model="${bind}" ${b.kind === 'date' ? 'day placeholder="DD/MM/YYYY"' : b.kind === 'amount' || b.kind === 'number' ? 'money' : ''} ${b.computed ? 'readonly' : ''} ng-model-options="{updateOn: 'blur'}"></div></div>`;
}

let options = {};

function block(b, n) {
  const heading = `<h4>${esc(b.list ? b.list.heading : b.heading)}</h4>`;
  const boxes = (b.boxes ?? []).map((one) => box(one, 'values', '')).join('');
  if (!b.list) return `<div class="panel">${heading}${boxes}</div>`;
  const l = b.list;
  const { shape } = window.pageSpec;
  const rows = `lists['${l.path}']`;
  if (shape === 'open')
    return `<div class="panel">${heading}${boxes}<div class="row-item" ng-repeat="row in ${rows}">${l.boxes.map((one) => box(one, 'row', `${l.path}.{{$index}}.`)).join('')}<button type="button">Delete</button></div><button type="button" ng-click="${rows}.push({})">Add Another</button></div>`;
  const columns = columnsOf(l);
  const table = `<table><thead><tr><th>S.No</th>${columns.map((c) => `<th>${esc(c.head)}</th>`).join('')}<th>Action</th></tr></thead><tbody><tr ng-repeat="row in ${rows}"><td>{{$index + 1}}</td>${columns.map((c) => `<td>{{ show(${n}, '${c.box.path}', row['${c.box.path}']) }}</td>`).join('')}<td><a role="button" title="Edit">Edit</a> <a role="button" title="Delete">Delete</a></td></tr></tbody></table>`;
  const form = (words) =>
    `<div class="record" ng-init="fresh[${n}] = {}">${l.boxes.map((one) => box(one, `fresh[${n}]`, `${l.path}.new.`)).join('')}<button type="button" ng-click="take(${n}, '${l.path}')">${words}</button></div>`;
  const opened =
    shape === 'entry'
      ? `<div ng-if="turn[${n}] % 2 === 0">${form('Add')}</div><div ng-if="turn[${n}] % 2 === 1">${form('Add')}</div>`
      : `<button type="button" ng-click="open[${n}] = true">Add Details</button>${shape === 'table' ? `<div class="inline" ng-if="open[${n}]">${form('Save')}</div>` : `<div ng-if="open[${n}]" class="modal in dialog" role="dialog"><h5 class="modal-title">${esc(l.heading)}</h5>${form('Save')}</div>`}`;
  return `<div class="panel">${heading}${boxes}${table}${opened}</div>`;
}

angular
  .module('page', [])
  .directive('two', () => ({
    link: (_, el) => {
      setTimeout(() => jQuery(el[0]).select2({ width: '220px', minimumResultsForSearch: 3 }), 0);
      jQuery(el[0]).on('change', () => el.triggerHandler('change'));
    },
  }))
  .directive('money', () => ({
    require: 'ngModel',
    link: (_s, el, _a, model) => {
      model.$parsers.push((v) => taken({ kind: 'amount' }, v));
      model.$formatters.push((v) => (v ? Number(v).toLocaleString('en-IN') : v));
      el.on('blur', () => {
        const v = taken({ kind: 'amount' }, el.val());
        if (v !== '' && !Number.isNaN(Number(v))) el.val(Number(v).toLocaleString('en-IN'));
      });
    },
  }))
  .directive('day', () => ({
    require: 'ngModel',
    link: (_s, _e, _a, model) => model.$parsers.push((v) => taken({ kind: 'date' }, v)),
  }))
  .controller('page', [
    '$scope',
    ($scope) => {
      Object.assign($scope, {
        values: state.values,
        lists: state.lists,
        options,
        fresh: {},
        open: {},
        turn: {},
        hidden: '',
      });
      window.pageSpec.blocks.forEach((_, n) => {
        $scope.turn[n] = 0;
      });
      $scope.take = (n, path) => {
        state.lists[path].push({ ...$scope.fresh[n] });
        $scope.fresh[n] = {};
        $scope.open[n] = false;
        $scope.turn[n] += 1;
      };
      $scope.show = (n, path, value) =>
        shown(
          window.pageSpec.blocks[n].list.boxes.find((b) => b.path === path),
          value,
        );
    },
  ]);

window.drawPage = async (spec) => {
  window.pageReady = false;
  window.pageSpec = spec;
  begin();
  options = {};
  document.body.querySelector('#app')?.remove();
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div id="app">${frame(spec)}<div ng-controller="page"><main><h2>${spec.title}</h2>${spec.blocks.map(block).join('')}<button type="button">Confirm</button></main></div></div>`,
  );
  angular.bootstrap(document.getElementById('app'), ['page']);
  await new Promise((done) => setTimeout(done, 30));
  window.pageReady = true;
};
notePresses();
void window.drawPage(window.pageSpec);
