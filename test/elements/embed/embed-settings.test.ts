import {expect} from 'chai';
import {readEmbedSettings} from '../../../src/embed/embed-settings.ts';
import {openPage} from '../../support/page/fresh-page.ts';

const read = (json: string) => {
  openPage({html: `<script type="application/json" data-storefront-search-embed>${json}</script>`});
  return readEmbedSettings();
};

describe('the settings of the app embed', () => {
  it('are the merchant’s', () => {
    const settings = read(
      '{"forms": "#find", "searchUrl": "/ja/search", "themeFilters": ".narrow", "box": {"max-suggestions": "4"}}',
    );
    expect(settings).to.deep.include({
      forms: '#find',
      themeFilters: '.narrow',
      searchUrl: '/ja/search',
      box: {'max-suggestions': '4'},
    });
  });

  it('have defaults for whatever is missing, empty or of another kind', () => {
    const byDefault = read('{}');
    expect(byDefault).to.deep.include({forms: undefined, searchUrl: '/search', box: {}});
    for (const json of [
      'null',
      '[]',
      '5',
      '{"forms": null, "searchUrl": null, "themeResults": null, "themeFilters": null, "box": null}',
      '{"forms": "", "searchUrl": 5, "themeResults": "", "box": "max-suggestions"}',
      '{"box": [{"max-suggestions": 4}]}',
      '{"box": {"viewed-products": "", "max suggestions": "4", "=": "on"}}',
    ])
      expect(read(json), json).to.eql(byDefault);
  });
});
