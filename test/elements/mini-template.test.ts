import {expect} from 'chai';
import fc from 'fast-check';
import * as lit from 'lit/html.js';
import * as mini from '../../src/elements/mini-template.ts';

// Shoppers get a template library of our own, a third of lit's weight. It is right as long as it shows everything as
// lit does, and keeps the nodes that lit keeps.

type Library = typeof lit | typeof mini;

/** A value of a template, for either library to be made of. */
type Value =
  | {readonly is: 'text'; readonly text: unknown}
  | {readonly is: 'nothing'}
  | {readonly is: 'node'; readonly text: string}
  | {readonly is: 'list'; readonly values: readonly Value[]}
  | {
      readonly is: 'template';
      readonly shape: number;
      readonly text: string;
      readonly values: readonly Value[];
    };

type Shape = (library: Library, text: string, values: readonly unknown[]) => unknown;

const heard: string[] = [];
const shapes: readonly Shape[] = [
  ({html}, _, [first]) => html`<p>${first}</p>`,
  ({html}, _, [first, second]) => html`${first}<i></i>${second}`,
  ({html}, text, [first, second]) =>
    html`<b class="a-${text} ${text.length} b" title=${text}>${first}, ${second}</b> end`,
  ({html}, text, [first]) => html`<ul><li>${first}</li></ul>
    <input type="checkbox" name="${text}-name" value=${text} .checked=${text.length > 1} ?hidden=${text === ''}>`,
  ({html, nothing}, text, [first, second]) =>
    html`<a href=${text || nothing}>${text}</a><button @click=${() => heard.push(text)}>${first}${second}</button>`,
];

const {value} = fc.letrec<{value: Value}>(tie => ({
  value: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    fc.record({is: fc.constant('text'), text: fc.constantFrom('', 'a', '<b>', '{}', 0, 12, undefined, null)}),
    fc.record({is: fc.constant('nothing')}),
    fc.record({is: fc.constant('node'), text: fc.constantFrom('x', 'y')}),
    fc.record({is: fc.constant('list'), values: fc.array(tie('value'), {maxLength: 4})}),
    fc.record({
      is: fc.constant('template'),
      shape: fc.nat(shapes.length - 1),
      text: fc.constantFrom('', 'a', 'long', '"{}'),
      values: fc.tuple(tie('value'), tie('value')),
    }),
  ) as fc.Arbitrary<Value>,
}));

describe('the templates that ship', () => {
  it('show what lit shows, whatever was shown before, and keep the elements that lit keeps', () => {
    fc.assert(
      fc.property(value, fc.array(fc.tuple(fc.nat(), value), {maxLength: 5}), (first, changes) => {
        const values = [first];
        for (const [place, by] of changes) values.push(change(values.at(-1) ?? first, place, by));
        expect(showAll(mini, values)).to.deep.equal(showAll(lit, values));
      }),
      {numRuns: 2000},
    );
  });

  it('stand behind what a root holds already', () => {
    const root = document.createElement('div');
    root.innerHTML = '<hr>';
    mini.render(mini.html`<p>one</p>`, root);
    mini.render(mini.html`<p>two</p>`, root);
    expect(seen(root)).to.equal('<hr><p>two</p>');
  });

  it('show the new text where a translator has put another in its place', () => {
    const root = document.createElement('div');
    const say = (text: string) => mini.render(mini.html`<p>${text}</p>`, root);
    say('one');
    const translated = Object.assign(document.createElement('font'), {textContent: 'eins'});
    root.querySelector('p')?.lastChild?.replaceWith(translated);
    say('two');
    expect(seen(root)).to.equal('<p><font>two</font></p>');
  });

  it('take nothing for HTML that has only the form of a template', () => {
    const root = document.createElement('div');
    const forged = JSON.parse('{"strings": ["<img src=x onerror=alert(1)>"], "values": [], "_$litType$": 1}');
    expect(() => mini.render([forged], root)).to.throw(TypeError);
    expect(root.querySelector('img')).to.equal(null);
  });
});

/** What each of the values shows, one after the other in one root. */
function showAll(library: Library, values: readonly Value[]): unknown[] {
  const root = document.createElement('div');
  const serials = new Map<Element, number>();
  return values.map(each => {
    library.render(make(library, each) as never, root);
    const elements = [...root.querySelectorAll('*')];
    for (const element of elements) if (!serials.has(element)) serials.set(element, serials.size);
    heard.length = 0;
    for (const button of root.querySelectorAll('button')) button.click();
    const checked = [...root.querySelectorAll('input')].map(input => input.checked);
    return {
      html: seen(root),
      kept: elements.map(element => serials.get(element)),
      heard: [...heard],
      checked,
    };
  });
}

function make(library: Library, given: Value): unknown {
  if (given.is === 'text') return given.text;
  if (given.is === 'nothing') return library.nothing;
  if (given.is === 'node') return Object.assign(document.createElement('em'), {textContent: given.text});
  const values = given.values.map(each => make(library, each));
  return given.is === 'list' ? values : shapes[given.shape]?.(library, given.text, values);
}

/** The value with another in one of its places, itself among them. */
function change(given: Value, place: number, by: Value): Value {
  if (!('values' in given) || place % 4 === 0) return by;
  const {length} = given.values;
  const inner = given.values.map((each, index) =>
    index === place % length ? change(each, Math.floor(place / 4), by) : each,
  );
  return {...given, values: inner};
}

const seen = (root: Element) => root.innerHTML.replace(/<!--.*?-->/g, '');
