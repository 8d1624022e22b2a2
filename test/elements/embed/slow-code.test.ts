import {expect} from 'chai';
import {adoptForms} from '../../../src/embed/adopt-forms.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {holdTimers} from '../../support/page/held-timers.ts';

// The code of the search box is not loaded in this file.

describe('an adopted form whose search box gets no code', () => {
  it('is silent for three seconds after its first use, then belongs to its theme again, with its text', async () => {
    const page = openPage({html: '<form action="/search"><input type="search" name="q"></form>'});
    const wait = holdTimers(3000, 3000);
    adoptForms({forms: 'form', searchUrl: '/search', themeResults: 'main', box: {}});
    const input = page.find<HTMLInputElement>('search-box > form > input');
    const heard: string[] = [];
    input.addEventListener('input', ({inputType}) => heard.push(`${inputType} ${input.value}`));
    input.focus();
    input.value = 'linen';
    input.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
    expect(heard).to.eql([]);
    await eventually(() => void expect(wait.isOn).to.equal(true));
    wait.over();
    await eventually(() => void expect(heard).to.eql(['insertText linen']));
    input.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
    expect(heard).to.eql(['insertText linen', 'insertFromPaste linen']);
  });
});
