import {expect, openWithWorker, test} from './fixtures.ts';

for (const {folder, language, text, title, label} of [
  {folder: '', language: 'en', text: 'swatches', title: 'Configuration', label: 'Search the guides'},
  {folder: 'ja/', language: 'ja', text: 'スウォッチ', title: '設定', label: 'ガイドを検索'},
]) {
  test(`the search in the header suggests guides, and Enter lists them, in ${language}`, async ({
    page,
    site,
    problems,
  }) => {
    await openWithWorker(page, site.address + folder);
    const field = page.getByRole('banner').getByLabel(label);
    await field.click();
    await field.fill(text);
    await expect(page.getByRole('option').filter({hasText: title}).first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(`${site.address}${folder}search/?q=${encodeURIComponent(text)}`);
    await page.locator('search-results').getByRole('link', {name: title, exact: true}).click();
    await expect(page).toHaveURL(`${site.address}${folder}pages/configuration.html`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    expect(problems).toEqual([]);
  });
}

test('a page in both languages links to the other, which has its own language', async ({page, site}) => {
  await page.goto(`${site.address}pages/install-horizon.html`);
  await page.getByRole('link', {name: '日本語'}).click();
  await expect(page).toHaveURL(`${site.address}ja/pages/install-horizon.html`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(`${site.address}pages/install-horizon.html`);
});
