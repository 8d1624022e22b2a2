// The script of the app embed, the only one that its Liquid names. It loads the elements, unless the theme has them itself.
import {adoptForms} from '../embed/adopt-forms.ts';
import {claimPage} from '../embed/claim-page.ts';
import {readEmbedSettings} from '../embed/embed-settings.ts';
import {yieldThemeResults} from '../embed/theme-results.ts';
import {markAsked} from './asked-page.ts';

// On a collection page, this runs before the first paint, possibly before the forms and the results are parsed.
markAsked();
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', serve, {once: true});
else serve();

function serve(): void {
  if (!claimPage()) return;
  const settings = readEmbedSettings();
  adoptForms(settings);
  yieldThemeResults(settings);
  void import('./loader.ts').catch(() => {});
}
