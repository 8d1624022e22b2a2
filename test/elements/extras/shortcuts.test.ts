import {expect} from 'chai';
import {addShortcuts} from '../../../src/extras/shortcuts.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';

const BOX =
  '<search-box><form><input type="search" name="q" value="linen" aria-label="Search"></form></search-box>';

addShortcuts(true);

/** Opens a page, and presses a key in an element of it. Returns the field, and whether the key was used. */
function pressOn(html: string, init: KeyboardEventInit, target = 'body') {
  const page = openPage({html});
  const origin = page.find(target);
  origin.focus();
  const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, composed: true, ...init});
  origin.dispatchEvent(event);
  return {field: page.find<HTMLInputElement>('search-box input'), isUsed: event.defaultPrevented, page};
}

const hasFocus = (field: HTMLInputElement) => document.activeElement === field;

const SHORTCUTS: readonly (readonly [string, KeyboardEventInit])[] = [
  ['/', {key: '/'}],
  ['/ on a keyboard that has it above another character', {key: '/', shiftKey: true}],
  ['Control+K', {key: 'k', ctrlKey: true}],
  ['Command+K', {key: 'k', metaKey: true}],
  ['Control+K under Caps Lock', {key: 'K', ctrlKey: true}],
];

describe('the shortcut keys of a page', () => {
  for (const [name, init] of SHORTCUTS)
    it(`focus the search field and select its text, by ${name}`, () => {
      const {field, isUsed} = pressOn(BOX, init);
      expect([hasFocus(field), isUsed]).to.eql([true, true]);
      expect([field.selectionStart, field.selectionEnd]).to.eql([0, 5]);
    });

  const OTHERS: readonly KeyboardEventInit[] = [
    {key: '/', ctrlKey: true},
    {key: '/', altKey: true},
    {key: '/', metaKey: true},
    {key: '/', repeat: true},
    {key: '/', isComposing: true},
    {key: 'k'},
    {key: 'k', ctrlKey: true, shiftKey: true},
    {key: 'k', ctrlKey: true, metaKey: true},
    {key: 'k', ctrlKey: true, altKey: true},
  ];
  it('leave other keys and modifiers alone', () => {
    for (const init of OTHERS) {
      const {field, isUsed} = pressOn(BOX, init);
      expect([hasFocus(field), isUsed], JSON.stringify(init)).to.eql([false, false]);
    }
  });

  const TYPED = [
    '<input id="on">',
    '<input id="on" type="email">',
    '<textarea id="on"></textarea>',
    '<select id="on"><option>1</option></select>',
    '<p id="on" contenteditable>text</p>',
    '<p id="on" role="textbox" tabindex="0"></p>',
  ];
  it('leave keys alone that type elsewhere, or choose in a list', () => {
    for (const html of TYPED)
      for (const init of [{key: '/'}, {key: 'k', ctrlKey: true}]) {
        const {field, isUsed} = pressOn(BOX + html, init, '#on');
        expect([hasFocus(field), isUsed], html).to.eql([false, false]);
      }
  });

  it('work on buttons, links, checkboxes and radios, as those of filters', () => {
    for (const html of [
      '<button id="on"></button>',
      '<a id="on" href="#x">x</a>',
      '<input id="on" type="radio">',
    ])
      expect(hasFocus(pressOn(BOX + html, {key: '/'}, '#on').field), html).to.equal(true);
  });

  it('leave keys alone that are typed in a component’s shadow root', () => {
    const page = openPage({html: `${BOX}<div id="host"></div>`});
    const root = page.find('#host').attachShadow({mode: 'open'});
    const input = root.appendChild(document.createElement('input'));
    input.focus();
    input.dispatchEvent(
      new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true, composed: true}),
    );
    expect(root.activeElement).to.equal(input);
  });

  const press = (target: EventTarget, init: KeyboardEventInit = {key: '/'}) => {
    const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, composed: true, ...init});
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('leave keys alone that are typed where the page can’t see what has the focus', async () => {
    if (!customElements.get('chat-window'))
      customElements.define(
        'chat-window',
        class extends HTMLElement {
          readonly field = document.createElement('input');
          constructor() {
            super();
            this.attachShadow({mode: 'closed'}).append(this.field);
          }
        },
      );
    const page = openPage({
      html: `${BOX}<chat-window></chat-window><other-element tabindex="0"></other-element><iframe srcdoc="<input>"></iframe>`,
    });
    const chat = page.find<HTMLElement & {field: HTMLInputElement}>('chat-window');
    chat.field.focus();
    expect([press(chat.field), document.activeElement]).to.eql([false, chat]);
    const other = page.find('other-element');
    other.focus();
    expect([press(other), document.activeElement]).to.eql([false, other]);
    const frame = page.find<HTMLIFrameElement>('iframe');
    frame.focus();
    expect([press(frame), press(document.body), document.activeElement]).to.eql([false, false, frame]);
  });

  it('leave keys alone in whatever is edited: a part of an editor, and a page in design mode', () => {
    const page = openPage({html: `${BOX}<div contenteditable="true"><b id="on" tabindex="0">text</b></div>`});
    page.find('#on').focus();
    expect(press(page.find('#on'))).to.equal(false);
    document.designMode = 'on';
    expect(press(document.body)).to.equal(false);
    document.designMode = 'off';
  });

  it('work in a custom element without a shadow root of its own, as those of themes around buttons', () => {
    const page = openPage({html: `${BOX}<product-form><button id="on"></button></product-form>`});
    page.find('#on').focus();
    expect(press(page.find('#on'))).to.equal(true);
  });

  it('leave a key alone that the theme has handled', () => {
    const handle = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', handle);
    const {field} = pressOn(BOX, {key: '/'});
    document.removeEventListener('keydown', handle);
    expect(hasFocus(field)).to.equal(false);
  });

  it('choose the first field that is visible, and do nothing without one', () => {
    const {page, isUsed} = pressOn(`<div hidden>${BOX}</div><div id="seen">${BOX}</div>`, {key: '/'});
    expect(document.activeElement).to.equal(page.find('#seen input'));
    expect(isUsed).to.equal(true);
    for (const html of [
      `<div style="visibility: hidden">${BOX}</div>`,
      `<div hidden>${BOX}</div>`,
      `<div inert>${BOX}</div>`,
    ])
      expect(pressOn(html, {key: 'k', ctrlKey: true}).isUsed, html).to.equal(false);
  });

  it('leave a field alone that is behind an open dialog', () => {
    const page = openPage({html: `${BOX}<dialog><button id="on"></button></dialog>`});
    page.find<HTMLDialogElement>('dialog').showModal();
    const event = new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true});
    page.find('#on').dispatchEvent(event);
    expect([event.defaultPrevented, document.activeElement]).to.eql([false, page.find('#on')]);
  });

  it('open a menu that the field is in, by its summary, as in Dawn', async () => {
    const {field, isUsed} = pressOn(`<details><summary>Search</summary>${BOX}</details>`, {key: '/'});
    expect(isUsed).to.equal(true);
    await eventually(() => void expect(hasFocus(field)).to.equal(true));
  });

  it('open the dialog that the field is in once, as Horizon does, also beside the theme’s own shortcut', async () => {
    customElements.define(
      'dialog-with-opener',
      class extends HTMLElement {
        showDialog(): void {
          requestAnimationFrame(() => {
            this.dataset.opened = `${Number(this.dataset.opened ?? 0) + 1}`;
            this.querySelector('dialog')?.showModal();
          });
        }
      },
    );
    const html = `<dialog-with-opener><dialog>${BOX}</dialog></dialog-with-opener>`;
    const openByTheme = () =>
      document.querySelector<HTMLElement & {showDialog(): void}>('dialog-with-opener')?.showDialog();
    for (const hasOwn of [false, true]) {
      if (hasOwn) document.addEventListener('keydown', openByTheme);
      const {field, page} = pressOn(html, {key: 'k', metaKey: true});
      document.removeEventListener('keydown', openByTheme);
      await eventually(() => void expect(hasFocus(field)).to.equal(true));
      expect(page.find('dialog-with-opener').dataset.opened).to.equal('1');
    }
  });
});
