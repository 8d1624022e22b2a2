import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {sent} from '../../support/elements/list.ts';
import {commit, compose, openBox, press, rested} from './typing.ts';

const JAPANESE = {config: {locale: 'ja', currency: 'JPY'}};

describe('a text that an IME composes', () => {
  it('is requested once, when it is committed', async () => {
    const page = await openBox('', JAPANESE);
    compose(page.input, ['ｊ', 'じ', 'じゃ', 'じゃけ', 'じゃけっと', 'ジャケット']);
    expect(page.rest.isOn).to.equal(false);
    commit(page.input);
    await rested(page);
    expect(sent(page, 'q')).to.eql(['ジャケット']);
  });

  it('is requested letter by letter if it is Latin, as on Android', async () => {
    const page = await openBox();
    compose(page.input, ['l', 'li', 'lin', 'line', 'linen']);
    expect(page.rest.isOn).to.equal(true);
    await rested(page);
    expect(sent(page, 'q')).to.eql(['linen']);
  });

  it('is not requested while half of it is converted', async () => {
    const page = await openBox('', JAPANESE);
    compose(page.input, ['うわぎ', '上着', 'uwagi']);
    expect(page.rest.isOn).to.equal(false);
  });

  it('is not requested when a composition follows committed text', async () => {
    const page = await openBox('', JAPANESE);
    compose(page.input, ['リネン']);
    commit(page.input);
    compose(page.input, ['ｓ', 'し', 'しゃつ']);
    expect(page.rest.isOn).to.equal(false);
    commit(page.input);
    await rested(page);
    expect(sent(page, 'q')).to.eql(['リネンしゃつ']);
  });

  it('leaves Enter, Escape and the arrow keys to the IME', async () => {
    const page = await openBox('', JAPANESE);
    compose(page.input, ['じゃけっと']);
    for (const key of ['Enter', 'ArrowDown', 'Escape']) {
      expect(press(page.input, key, {isComposing: true, keyCode: 229})).to.equal(false);
    }
    expect(page.input.value).to.equal('じゃけっと');
  });
});
