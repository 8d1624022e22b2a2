import {expect} from 'chai';
import {adoptForms} from '../../../src/embed/adopt-forms.ts';
import {eventually} from '../../harness/eventually.ts';
import {openPage} from '../../harness/fresh-page.ts';

// The code of the search box is not loaded in this file.

describe('an adopted form whose search box gets no code', () => {
  it('is silent for three seconds after its first use, then belongs to its theme again, with its text', async () => {
    const page = openPage({html: '<form action="/search"><input type="search" name="q"></form>'});
    adoptForms({forms: 'form', searchUrl: '/search', themeResults: 'main', box: {}});
    const input = page.find<HTMLInputElement>('search-box > form > input');
    const heard: string[] = [];
    input.addEventListener('input', ({inputType}) => heard.push(`${inputType} ${input.value}`));
    input.focus();
    input.value = 'linen';
    const begun = performance.now();
    input.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
    expect(heard).to.eql([]);
    await eventually(() => expect(heard).to.eql(['insertText linen']), 5);
    expect(performance.now() - begun).to.be.at.least(2900);
    input.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
    expect(heard).to.eql(['insertText linen', 'insertFromPaste linen']);
  });
});
