import type { Page } from 'puppeteer';

/**
 * Opens the file chooser with Enter on the focused file input and gives it a file. The browser takes a moment to hand
 * choosers over to the test: an Enter before that opens one that no one sees, so it is pressed again.
 */
export async function enterFile(page: Page, path: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const asked = page.waitForFileChooser({ timeout: 2_000 });
    await page.keyboard.press('Enter');
    try {
      await (await asked).accept([path]);
      return;
    } catch (error) {
      if (attempt === 8) throw error;
    }
  }
}
