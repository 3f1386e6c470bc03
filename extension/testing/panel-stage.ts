import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ToPage } from '../messages.ts';
import { type FakePort, fakeBrowser } from './fake-browser.ts';

/** The panel without a browser, for tests of what it shows and sends; in the environment happy-dom. */

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof fakeBrowser> }));
const asked = vi.hoisted(() => ({
  questions: [] as unknown[][],
  answer: async (): Promise<unknown> => ({}),
}));
vi.mock('wxt/browser', () => ({
  get browser() {
    return fake.current.browser;
  },
}));
vi.mock('../questions.ts', () => ({
  ask: (...question: unknown[]) => {
    asked.questions.push(question);
    return asked.answer();
  },
}));
vi.stubGlobal('__WEB_ORIGINS__', ['https://app.karsetu.example']);
const { Panel } = await import('../panel/Panel.tsx');

export { asked, fake };

export const itrPage = 'https://eportal.incometax.gov.in/iec/foservices/#/dashboard';
export const gstPage = 'https://return.gst.gov.in/returns/auth/gstr3b';
const wait = (ms = 0) => new Promise((done) => setTimeout(done, ms));

let root: Root | undefined;
beforeEach(() => {
  fake.current = fakeBrowser();
  asked.questions = [];
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

export const settle = async () => {
  for (let i = 0; i < 6; i++) await wait();
};
export const draw = () => {
  root = createRoot(document.querySelector('#root')!);
  root.render(createElement(Panel));
};
export const open = async () => {
  draw();
  await settle();
};
export const close = () => {
  root?.unmount();
  root = undefined;
};
/** Texts in the order of reading: a button in brackets, with what is particular about it. */
export function lines(at: Element = document.querySelector('main')!): string[] {
  const out: string[] = [];
  const words = (el: Element): string =>
    [...el.childNodes]
      .map((node) => (node instanceof HTMLElement ? shown(node) : (node.textContent ?? '')))
      .join('')
      .replace(/\s+/g, ' ');
  const shown = (el: HTMLElement): string => {
    if (el instanceof HTMLButtonElement)
      return `[${words(el)}${el.disabled ? ', off' : ''}${el.getAttribute('aria-pressed') === 'true' ? ', on' : ''}]`;
    if (el instanceof HTMLInputElement) return el.hidden ? '' : `[file]`;
    if (el instanceof HTMLProgressElement) return `(${el.value} of ${el.max})`;
    return words(el);
  };
  const visit = (el: Element) => {
    const blocks = [...el.children].filter((c) =>
      c.matches(
        'section, div, ul, li, h2, h3, h4, p, dl, dt, dd, fieldset, details, table, thead, tbody, tr, progress',
      ),
    );
    if (blocks.length > 0 && !el.matches('tr, p')) {
      for (const child of el.children) visit(child);
      return;
    }
    const text = el instanceof HTMLElement ? shown(el) : '';
    const told = el.matches('tr') ? [...el.children].map((c) => words(c).trim()).join(' | ') : text;
    if (told.trim()) out.push(`${el.getAttribute('role') === 'alert' ? '! ' : ''}${told.trim()}`);
  };
  visit(at);
  return out;
}
export const press = async (name: string, nth = 0) => {
  const all = [...document.querySelectorAll('button')].filter((b) => b.textContent?.trim() === name);
  if (!all[nth]) throw new Error(`no button “${name}” in ${lines().join(' / ')}`);
  all[nth].click();
  await settle();
};
export const choose = async (selector: string, text: string, name = 'return.json') => {
  const input = document.querySelector<HTMLInputElement>(selector)!;
  const file = new File([text], name);
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
};
export const tell = async (port: FakePort, ...messages: unknown[]) => {
  for (const message of messages) port.say(message);
  await settle();
};
export const sent = (port: FakePort) =>
  (port.posted as ToPage[]).map((m) =>
    'plan' in m ? { ...m, plan: `${m.plan.expect.section}: ${m.plan.nodes.length > 0}` } : m,
  );
export const kept = (key: string) => fake.current.browser.storage.session.get(key).then((all) => all[key]);

export const returnOf = (more: object = {}) => ({
  ITR: {
    ITR1: {
      Form_ITR1: { FormName: 'ITR-1', AssessmentYear: '2026' },
      PersonalInfo: {
        AssesseeName: { FirstName: 'Asha', MiddleName: 'Devi', SurNameOrOrgName: 'Rao' },
        PAN: 'ABCPE1234F',
        DOB: '1980-06-15',
        Address: { CityOrTownOrDistrict: 'Pune' },
      },
      FilingStatus: { OptOutNewTaxRegime: 'N' },
      ...more,
    },
  },
});
export const json = JSON.stringify(returnOf());
export const mapOf = (
  fields: object = { 'PersonalInfo.AssesseeName.FirstName': { from: 'live', captions: ['Name, first'] } },
) => JSON.stringify({ format: 'karsetu-portal-map/1', form: 'itr1', years: ['2025-26', '2026-27'], fields });
