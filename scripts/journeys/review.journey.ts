import { afterAll, describe, expect, it } from 'vitest';
import { buildFirm, type TestMember } from '../../api/testing/firm.ts';
import { buildGstEntity, buildGstReturn } from '../../api/testing/gst.ts';
import { clear, shows, stage, watch } from './stage.ts';

describe('a firm of several people', () => {
  afterAll(clear);

  it('submits, comments and approves a return on its page', { timeout: 120_000 }, async () => {
    const { server, browser } = await stage();
    const firm = await buildFirm(server);
    const entity = await buildGstEntity(server, { owner: firm.owner });
    await server.post(
      '/api/firm/assignments',
      { company_id: entity.id, member_id: firm.staff.memberId },
      firm.owner.token,
    );
    const { id } = await buildGstReturn(server, 'GSTR-3B', { entity });
    const open = async (who: TestMember) => {
      const page = await (await browser.createBrowserContext()).newPage();
      const wrong = watch(page);
      await page.evaluateOnNewDocument(
        (token, user) => {
          localStorage.setItem('token', token);
          localStorage.setItem('user', user);
        },
        who.token,
        JSON.stringify(who.doc),
      );
      await page.goto(`${server.url}/app/gst/gstr3b/${id}`);
      const press = (name: string) =>
        page.locator(`::-p-xpath(//button[normalize-space(.)='${name}'])`).click();
      return { page, press, wrong };
    };
    const staff = await open(firm.staff);
    await shows(staff.page, 'Not submitted for review');
    await staff.page.type('section[aria-labelledby=review] input', 'Check the credit of October');
    await staff.press('Add comment');
    await shows(staff.page, 'Mark as resolved');
    await staff.press('Submit for review');
    await shows(staff.page, 'In review');
    const partner = await open(firm.partner);
    await shows(partner.page, 'Check the credit of October');
    await partner.press('Approve');
    await shows(partner.page, 'Approved');
    const state = (await server.get(`/api/gst/gstr3b/${id}/review`, firm.owner.token)).body.review.state;
    expect(state).toBe('approved');
    expect([...staff.wrong, ...partner.wrong]).toEqual([]);
  });
});
