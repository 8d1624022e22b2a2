import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {adoptForms} from '../../../src/embed/adopt-forms.ts';
import {appear, reach} from '../../support/elements/fixture.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {ask, type BoxPage, options, press, rendered, stopRest, submit, type} from '../search-box/typing.ts';

const FORM =
  '<form role="search" action="/search" class="theme"><input type="search" name="q" aria-label="Search"><button>Go</button></form>';
const SETTINGS = {searchUrl: '/en/search', themeResults: 'main', box: {'max-suggestions': '4'}};

/** What a theme's own suggestions hear, on the field and on the form. */
function hearAsTheme(form: HTMLElement): string[] {
  const heard: string[] = [];
  for (const type of ['input', 'focus', 'keydown', 'keyup', 'change'])
    form.querySelector('input')?.addEventListener(type, () => heard.push(type));
  form.addEventListener('keydown', () => heard.push('keydown of the form'));
  document.addEventListener('input', onInput, {capture: true});
  return heard;

  function onInput(event: Event): void {
    if (!form.isConnected) document.removeEventListener('input', onInput, {capture: true});
    else if ((event.composedPath()[0] as Element).closest('form')) heard.push('input at the document');
  }
}

/** Opens a page of a theme with search forms, which the embed adopts. */
async function openAdopted(html = FORM, state = 'normal', prepare = () => {}): Promise<BoxPage> {
  const page = openPage({html, state});
  const rest = stopRest();
  prepare();
  adoptForms(SETTINGS);
  const box = page.find('search-box');
  await reach(box, 'idle');
  await appear(() => box.querySelector('.search-panel'));
  return {...page, box, input: page.find<HTMLInputElement>('search-box input'), rest};
}

describe('the search form of a theme that the embed adopts', () => {
  it('keeps its place, its size, its text and the focus', async () => {
    const canMove = 'moveBefore' in Element.prototype;
    const html = `<style>.row { display: flex; inline-size: 600px } .theme { flex: 1; margin: 8px }</style>
      <div class="row"><p>Logo</p>${FORM}</div>`;
    let before: DOMRect | undefined;
    const page = await openAdopted(html, 'normal', () => {
      const input = document.querySelector('form input') as HTMLInputElement;
      input.value = 'lin';
      // An engine without it would take the focus from a field that moves, which is therefore adopted at its next focus.
      if (canMove) input.focus();
      if (canMove) input.setSelectionRange(1, 2);
      before = document.querySelector('.theme')?.getBoundingClientRect();
      document.body.insertAdjacentHTML('beforeend', ADOPTED_STYLE);
    });
    const {input} = page;
    expect(document.querySelector('.theme')?.getBoundingClientRect()).to.eql(before);
    expect(document.activeElement === input).to.equal(canMove);
    expect(input.value).to.equal('lin');
    if (canMove) expect([input.selectionStart, input.selectionEnd]).to.eql([1, 2]);
    expect(page.box.getAttribute('max-suggestions')).to.equal('4');
  });

  it('shows the box’s suggestions below it, and its theme hears nothing', async () => {
    const page = await openAdopted(ADOPTED_STYLE + FORM);
    const heard = hearAsTheme(page.find('form'));
    page.input.focus();
    press(page.input, 'l');
    await ask(page, 'linen');
    const panel = page.find('.search-panel');
    await appear(() => panel.matches(':popover-open'));
    expect(options(page)).not.to.eql([]);
    const [form, below] = [page.find('form'), panel].map(each => each.getBoundingClientRect());
    expect(below?.top).to.be.closeTo(form?.bottom ?? 0, 12);
    expect(below?.left).to.be.closeTo(form?.left ?? 0, 1);
    press(page.input, 'ArrowDown');
    await rendered(page);
    expect(page.input.getAttribute('aria-activedescendant')).to.match(/search-suggestions/);
    expect(heard).to.eql([]);
  });

  it('leaves to a dialog around it the keys that the box does not use', async () => {
    const page = await openAdopted(`<div id="dialog">${FORM}</div>`);
    const heard: [string, EventTarget | null][] = [];
    page.find('#dialog').addEventListener('keydown', ({key, target}) => heard.push([key, target]));
    page.input.focus();
    await ask(page, 'linen');
    // Closes the list, then clears the field, then belongs to the dialog.
    for (const isUsed of [true, true, false]) expect(press(page.input, 'Escape')).to.equal(isUsed);
    press(page.input, 'Tab');
    expect(heard).to.eql([
      ['Escape', page.box],
      ['Tab', page.input],
    ]);
  });

  it('is the box’s too if it is one of several, is in a drawer that appears later, or is the only part that a reload replaces', async () => {
    const page = await openAdopted(FORM + FORM);
    expect(document.querySelectorAll('search-box > form')).to.have.lengthOf(2);
    document.body.insertAdjacentHTML('beforeend', `<aside>${FORM}</aside>`);
    const late = page.find('aside input');
    late.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    expect(late.closest('search-box')?.parentElement?.localName).to.equal('aside');
    page.find('aside').innerHTML = FORM;
    page.find('aside input').focus();
    expect(document.querySelectorAll('search-box > form')).to.have.lengthOf(3);
    expect(document.activeElement).to.equal(page.find('aside input'));
    page.find('aside').innerHTML = FORM;
    document.dispatchEvent(new CustomEvent('shopify:section:load', {bubbles: true}));
    expect(document.querySelectorAll('search-box > form')).to.have.lengthOf(3);
  });

  it('submits to the theme’s results page with what the theme’s hidden fields hold', async () => {
    const page = await openAdopted(
      FORM.replace('<button>', '<input type="hidden" name="type" value="product"><button>'),
    );
    page.input.focus();
    await ask(page, 'linen');
    expect(submit(page)).to.equal(false);
    const form = page.input.form as HTMLFormElement;
    expect([...new FormData(form)]).to.eql([
      ['q', 'linen'],
      ['type', 'product'],
    ]);
  });

  it('is one that leads to the store’s results, and none of another app, of the content, or without a field', async () => {
    const formTo = (action: string) => FORM.replace('action="/search"', `action="${action}"`);
    const results = ['/search', '/en/search', '/en/search/?type=product', `${location.origin}/en/search`];
    const others = [
      ...[
        '/apps/help/search',
        '/a/search',
        '/searches',
        'https://help.example/search',
        'https://',
        '',
        '/cart',
      ].map(formTo),
      `<main>${FORM}</main>`,
      '<form action="/search"><button name="action">Go</button></form>',
    ];
    await openAdopted(`<header>${results.map(formTo).join('')}${others.join('')}</header>`);
    for (const field of document.querySelectorAll('input'))
      field.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    const adopted = [...document.querySelectorAll('search-box > form')].map(form =>
      form.getAttribute('action'),
    );
    expect(adopted).to.eql(results);
  });

  it('is the one that the merchant names, wherever it leads', async () => {
    openPage({html: `${FORM}<div id="help">${FORM.replace('/search', '/apps/help/search')}</div>`});
    adoptForms({...SETTINGS, forms: '#help'});
    const adopted = [...document.querySelectorAll('search-box > form')].map(form =>
      form.getAttribute('action'),
    );
    expect(adopted).to.eql(['/apps/help/search']);
  });

  it('belongs to its theme again, with its text, when the service refuses the shop', async () => {
    const page = await openAdopted(FORM, 'plan-missing');
    const heard = hearAsTheme(page.find('form'));
    page.input.focus();
    await ask(page, 'linen', 'unavailable');
    expect(heard.filter(type => type !== 'focus')).to.eql(['input at the document', 'input']);
    expect(page.box.dataset.adopted).to.equal('aside');
    type(page.input, 's');
    expect(heard.slice(-2)).to.eql(['input at the document', 'input']);
    await page.hear();
  });
});

/** The rules of the embed’s style sheet that keep a form’s place. */
const ADOPTED_STYLE = `<style>
  search-box[data-adopted]:not(:popover-open) { display: contents }
  search-box[data-adopted] > form { anchor-name: --search-box }
</style>`;
