// The script of the app embed, the only one that its Liquid names. It loads the elements, unless the theme has them itself.
import {adoptForms} from '../embed/adopt-forms.ts';
import {claimPage} from '../embed/claim-page.ts';
import {readEmbedSettings} from '../embed/embed-settings.ts';
import {yieldThemeResults} from '../embed/theme-results.ts';

if (claimPage()) {
  const settings = readEmbedSettings();
  adoptForms(settings);
  yieldThemeResults(settings);
  void import('./loader.ts').catch(() => {});
}
