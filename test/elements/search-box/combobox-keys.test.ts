import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {isShown} from '../../support/elements/fixture.ts';
import {eventually} from '../../support/page/eventually.ts';
import {
  activeOption,
  ask,
  type BoxPage,
  list,
  openBox,
  options,
  press,
  pressed,
  rendered,
  type,
} from './typing.ts';

/** Opens a box with a list, open or closed, and an active option, if its index is given. */
async function openAt({closed = false, option = -1} = {}): Promise<BoxPage> {
  const page = await openBox();
  await ask(page, 'linen');
  for (let down = 0; down <= option; down++) press(page.input, 'ArrowDown');
  if (closed) press(page.input, 'Escape');
  await rendered(page);
  return page;
}

/** Expects the list and `aria-expanded` to be open, or closed. */
function expectOpen(page: BoxPage, isOpen: boolean): void {
  expect(isShown(list(page))).to.equal(isOpen);
  expect(page.input.getAttribute('aria-expanded')).to.equal(`${isOpen}`);
}

/** Expects an option to be active, or the input itself by -1. The focus stays in the input either way. */
function expectActive(page: BoxPage, index: number): void {
  const all = options(page);
  const at = index === -2 ? all.length - 1 : index;
  expect(all.findIndex(option => option.getAttribute('aria-selected') === 'true')).to.equal(at);
  expect(activeOption(page)).to.equal(at < 0 ? null : all[at]);
  expect(page.input.hasAttribute('aria-activedescendant')).to.equal(at >= 0);
  expect(document.activeElement).to.equal(page.input);
}

const LAST = -2;

describe('APG combobox, keys in the input', () => {
  it('moves to the first option after an answer without the active option', async () => {
    const page = await openBox();
    await ask(page, 'li');
    type(page.input, 'nen towel');
    await rendered(page);
    await pressed(page, 'ArrowDown');
    expect(activeOption(page)).to.equal(options(page)[0]);
    page.rest.over();
    await eventually(() => void expect(list(page)?.hasAttribute('data-stale')).to.equal(false));
    expect(page.input.getAttribute('aria-activedescendant')).to.equal(null);
    await pressed(page, 'ArrowDown');
    expect(activeOption(page)).to.equal(options(page)[0]);
  });

  for (const [title, closed, key, init, active] of [
    ['Down moves to the first option', false, 'ArrowDown', {}, 0],
    ['Down opens a closed list at its first option', true, 'ArrowDown', {}, 0],
    ['Alt and Down only opens a closed list', true, 'ArrowDown', {altKey: true}, -1],
    ['Up moves to the last option', false, 'ArrowUp', {}, LAST],
    ['Up opens a closed list at its last option', true, 'ArrowUp', {}, LAST],
  ] as const)
    it(title, async () => {
      const page = await openAt({closed});
      expect(await pressed(page, key, init)).to.equal(true);
      expectOpen(page, true);
      expectActive(page, active);
    });

  it('Up and Down are left to the input without options', async () => {
    const page = await openBox();
    for (const key of ['ArrowDown', 'ArrowUp']) expect(await pressed(page, key)).to.equal(false);
    expectOpen(page, false);
  });

  it('Escape closes the list, then clears the text, then is left to the page', async () => {
    const page = await openAt();
    expect(await pressed(page, 'Escape')).to.equal(true);
    expectOpen(page, false);
    expect(page.input.value).to.equal('linen');
    expect(await pressed(page, 'Escape')).to.equal(true);
    expect(page.input.value).to.equal('');
    expect(await pressed(page, 'Escape')).to.equal(false);
  });

  it('Enter is left to the form', async () => {
    expect(await pressed(await openAt(), 'Enter')).to.equal(false);
  });

  it('keys that edit text, and keys with Control, Meta or Shift, are left to the input', async () => {
    const page = await openAt();
    const keys = ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Delete', 'Backspace', 'PageUp', 'PageDown', 'a'];
    for (const key of keys) expect(await pressed(page, key)).to.equal(false);
    for (const init of [{ctrlKey: true}, {metaKey: true}, {shiftKey: true}]) {
      for (const key of ['ArrowDown', 'ArrowUp', 'Escape', 'a'])
        expect(await pressed(page, key, init)).to.equal(false);
    }
    expectActive(page, -1);
    expectOpen(page, true);
  });
});

describe('APG combobox, keys in the listbox', () => {
  it('Enter follows the active option, as a click does, and closes the list', async () => {
    const page = await openAt({option: 1});
    const option = activeOption(page) as HTMLAnchorElement;
    let followed: EventTarget | null = null;
    page.box.addEventListener('click', event => {
      followed = event.target;
      event.preventDefault();
    });
    expect(await pressed(page, 'Enter')).to.equal(true);
    expect(followed).to.equal(option);
    expectOpen(page, false);
  });

  it('Enter with Control or Meta is a click with that key: the browser opens a new tab, and the list stays open', async () => {
    for (const init of [{ctrlKey: true}, {metaKey: true}]) {
      const page = await openAt({option: 0});
      let click: MouseEvent | undefined;
      page.box.addEventListener('click', event => {
        click = event;
        event.preventDefault();
      });
      expect(await pressed(page, 'Enter', init)).to.equal(true);
      expect(click).to.include(init);
      expectOpen(page, true);
      document.body.replaceChildren();
    }
  });

  it('Down moves to the next option, and from the last one to the input', async () => {
    const page = await openAt({option: 0});
    await pressed(page, 'ArrowDown');
    expectActive(page, 1);
    for (let left = options(page).length - 2; left > 0; left--) await pressed(page, 'ArrowDown');
    expectActive(page, LAST);
    await pressed(page, 'ArrowDown');
    expectActive(page, -1);
  });

  it('Up moves to the previous option, and from the first one to the input', async () => {
    const page = await openAt({option: 1});
    await pressed(page, 'ArrowUp');
    expectActive(page, 0);
    await pressed(page, 'ArrowUp');
    expectActive(page, -1);
  });

  for (const [title, key, init, isUsed, isOpen] of [
    ['Escape closes the list and makes the input active again', 'Escape', {}, true, false],
    ['Alt and Up closes the list and makes the input active', 'ArrowUp', {altKey: true}, true, false],
    ['Home makes the input active, and moves its caret', 'Home', {}, false, true],
    ['End makes the input active, and moves its caret', 'End', {}, false, true],
    ['ArrowLeft makes the input active, and moves its caret', 'ArrowLeft', {}, false, true],
    ['ArrowRight makes the input active, and moves its caret', 'ArrowRight', {}, false, true],
  ] as const)
    it(title, async () => {
      const page = await openAt({option: 1});
      expect(await pressed(page, key, init)).to.equal(isUsed);
      expectOpen(page, isOpen);
      expectActive(page, -1);
      expect(page.input.value).to.equal('linen');
    });

  it('a letter makes the input active, and is typed into it', async () => {
    const page = await openAt({option: 1});
    expect(await pressed(page, 's')).to.equal(false);
    type(page.input, 's');
    await rendered(page);
    expectActive(page, -1);
  });

  it('Tab closes the list and moves the focus', async () => {
    const page = await openAt({option: 1});
    expect(await pressed(page, 'Tab')).to.equal(false);
    expectOpen(page, false);
  });

  it('an arrow key scrolls the active option into view', async () => {
    const page = await openAt();
    const box = list(page) as HTMLElement;
    box.style.maxBlockSize = '120px';
    await pressed(page, 'ArrowUp');
    const option = activeOption(page)?.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    expect(option?.bottom).to.be.at.most(frame.bottom + 1);
    expect(option?.top).to.be.at.least(frame.top - 1);
  });
});

describe('a key that the box handles', () => {
  it('reaches no listener outside the box, neither on keydown nor on keyup, so that a drawer stays open', async () => {
    const page = await openAt();
    const heard: string[] = [];
    for (const type of ['keydown', 'keyup'] as const) {
      document.addEventListener(type, ({key}) => void heard.push(`${type} ${key}`), {once: true});
    }
    await pressed(page, 'Escape');
    page.input.dispatchEvent(new KeyboardEvent('keyup', {key: 'Escape', bubbles: true}));
    expect(heard).to.eql([]);
    await pressed(page, 'a');
    page.input.dispatchEvent(new KeyboardEvent('keyup', {key: 'a', bubbles: true}));
    expect(heard).to.eql(['keydown a', 'keyup a']);
  });
});
