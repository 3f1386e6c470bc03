// A section page on AngularJS 1: ng-model, ng-options with object:N values, updateOn blur, ng-repeat, ng-show twins.
import angular from 'angular';
import { notePresses } from './presses.js';

notePresses('button, a[ng-click], [role="button"]');

let model = {};
window.pageModel = () => JSON.parse(angular.toJson(model));

function drawField(field, path, at) {
  const bind = `${at}['${field.key}']`;
  const id = `${path}.${field.key}`;
  const label = `<label for="${id}">${field.label}</label>`;
  const options = (field.options ?? []).map((o) => ({ v: o.value, l: o.label }));
  if (field.options && field.drawn !== 'radio') {
    const list = `o${Math.random().toString(36).slice(2)}`;
    lists[list] = options;
    return `<div class="field">${label}<select id="${id}" ng-model="${bind}" ng-options="o.v as o.l for o in lists.${list}"><option value="">Select</option></select></div>`;
  }
  if (field.drawn === 'radio')
    return `<div class="field"><span class="label">${field.label}</span>${options
      .map(
        (o) =>
          `<label><input type="radio" id="${id}.${o.v}" name="${id}" ng-model="${bind}" ng-value="'${o.v}'"> ${o.l}</label>`,
      )
      .join('')}</div>`;
  if (field.drawn === 'checkbox')
    return `<div class="field"><label><input type="checkbox" id="${id}" ng-model="${bind}"> ${field.label}</label></div>`;
  if (field.drawn === 'total')
    return `<div class="field"><span class="label">${field.label}</span><span id="${id}">{{ ${bind} }}</span></div>`;
  if (field.drawn === 'textarea')
    return `<div class="field">${label}<textarea id="${id}" ng-model="${bind}"></textarea></div>`;
  const late = field.drawn === 'number' ? ` ng-model-options="{updateOn: 'blur'}"` : '';
  const type = field.drawn === 'mat-date' ? ' placeholder="DD/MM/YYYY"' : '';
  return `<div class="field"><div ng-show="false"><input id="${id}" ng-model="hidden"></div>${label}<input type="text" id="${id}" ng-model="${bind}"${late}${type}></div>`;
}

let lists = {};
let rowTotals = {};
let depth = 0;

/** What the page shows from the start: totals and prefilled values. */
function start(nodes, into) {
  for (const node of nodes) {
    if (node.node === 'field' && node.value !== undefined) into[node.key] = node.value;
    if (node.node === 'group') {
      into[node.key] = {};
      start(node.children, into[node.key]);
    }
  }
}
function draw(nodes, path, at) {
  return nodes
    .map((node) => {
      if (node.node === 'field') return drawField(node, path, at);
      const here = `${at}['${node.key}']`;
      if (node.node === 'group')
        return `<section ng-init="${here} = ${here} || {}"><h3>${node.label}</h3>${draw(node.children, `${path}.${node.key}`, here)}</section>`;
      depth += 1;
      const row = `row${depth}`;
      const index = `at${depth}`;
      rowTotals[row] = node.totals ?? [];
      return `<section ng-init="${here} = ${here} || []"><h3>${node.label}</h3><div class="row-item" ng-repeat="${row} in ${here}" ng-init="${index} = $index">${draw(node.children, `${path}.${node.key}.{{${index}}}`, row)}</div><button type="button" id="${path}.${node.key}_add_another" ng-click="add(${here} = ${here} || [], '${row}')">Add Another</button></section>`;
    })
    .join('');
}

angular.module('page', []).controller('page', [
  '$scope',
  ($scope) => {
    const totals = rowTotals;
    $scope.model = model;
    $scope.lists = lists;
    $scope.hidden = '';
    $scope.add = (list, row) => list.push(structuredClone(totals[row][list.length] ?? {}));
  },
]);

/** Draws a section; drawn again, it takes the place of the one before, as in a single-page portal. */
window.drawPage = async (spec) => {
  window.pageReady = false;
  const before = document.getElementById('app');
  if (before) {
    angular.element(before).injector().get('$rootScope').$destroy();
    before.remove();
  }
  [model, lists, rowTotals, depth] = [{}, {}, {}, 0];
  window.pageSpec = spec;
  window.pagePresses = [];
  start(spec.children, model);
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div id="app"><div ng-controller="page"><header><span id="loginUsername">${spec.user}</span><span class="user-details">${spec.pan}</span></header><main><h1>${spec.title}</h1>${draw(spec.children, spec.prefix, 'model')}<button type="button">Confirm</button></main></div></div>`,
  );
  angular.bootstrap(document.getElementById('app'), ['page']);
  window.pageReady = true;
};
void window.drawPage(window.pageSpec);
