import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {LocaleFile} from '../../src/cli/locale-file.ts';

const texts = {label: 'Search {"here"}', count: {one: '{{ count }} result', other: '{{ count }} results'}};

test('appends texts with the file’s own indentation and keeps its comments', () => {
  const file = '/* from the editor */\n{\n    "a": "b", // why\n    "c": "d" // also\n}\n';
  const added = new LocaleFile(file).with(['kit'], {label: 'L'}).text;
  const member = ',\n    "kit": {\n        "label": "L"\n    }';
  assert.equal(
    added,
    file.replace('"d" //', () => `"d"${member} //`),
  );
  assert.deepEqual(new LocaleFile(added).get(['kit']), {label: 'L'});
});

test('extends a file on one line, an empty object, and a file with Windows line endings', () => {
  assert.equal(
    new LocaleFile('{"a":1}').with(['kit'], {l: 'L'}).text,
    '{"a":1,\n  "kit": {\n    "l": "L"\n  }}',
  );
  assert.deepEqual(JSON.parse(new LocaleFile('{}').with(['kit'], texts).text), {kit: texts});
  assert.doesNotMatch(new LocaleFile('{\r\n  "a": 1\r\n}').with(['kit'], texts).text, /[^\r]\n/);
});

test('accepts trailing commas, as the platform does, and keeps them', () => {
  const file = new LocaleFile('{\n  "a": {"b": ["c",],},\n}\n');
  assert.deepEqual(file.get(['a']), {b: ['c']});
  assert.equal(
    file.with(['kit'], {l: 'L'}).text,
    '{\n  "a": {"b": ["c",],},\n  "kit": {\n    "l": "L"\n  },\n}\n',
  );
});

test('replaces present texts in their place', () => {
  const file = '{"kit": {"old": "{}"}, "a": {"kit": 1}, "b": ["kit"]}';
  assert.deepEqual(JSON.parse(new LocaleFile(file).with(['kit'], texts).text), {
    a: {kit: 1},
    b: ['kit'],
    kit: texts,
  });
});

test('removes an added text without a trace, whatever the file contains', () => {
  const keys = fc.string().filter(key => key !== 'kit');
  const files = fc.record({
    object: fc.dictionary(keys, fc.jsonValue()),
    indent: fc.constantFrom(undefined, 2, '\t'),
    before: fc.constantFrom('', '/* "kit": {} */\n', '// { "kit"\n'),
    after: fc.constantFrom('', '\n', '\n// }\n'),
    comma: fc.constantFrom('', ','),
    within: fc.constantFrom('', ' ', '\n', '\r\n', '\n  \n', ' // {}\n', '/* */'),
  });
  fc.assert(
    fc.property(files, ({object, indent, before, after, comma, within}) => {
      const last = Object.keys(object).length > 0 ? comma : within;
      const json = JSON.stringify(object, null, indent).replace(/\n?}$/, `${last}$&`);
      const text = `${before}${json}${after}`;
      const added = new LocaleFile(text).with(['kit'], texts);
      assert.deepEqual(added.get(['kit']), texts);
      assert.equal(added.without(['kit']).text, text);
    }),
  );
});

test('sets and removes one text at any depth, and changes nothing else', () => {
  const file = new LocaleFile('{"a": 1, "kit": {\n    "one": "1", // mine\n    "more": {"b": "c"}\n  }\n}');
  assert.equal(file.with(['kit', 'one'], '2').text, file.text.replace('"1"', '"2"'));
  const added = file.with(['kit', 'more', 'new'], 'N').with(['kit', 'names', 'page'], 'P');
  assert.deepEqual(added.get(['kit']), {one: '1', more: {b: 'c', new: 'N'}, names: {page: 'P'}});
  assert.match(added.text, /"one": "1", \/\/ mine\n/);
  const emptied = added.without(['kit', 'more', 'new']).without(['kit', 'names', 'page']);
  assert.ok(emptied.isEmpty(['kit', 'names']));
  assert.equal(emptied.without(['kit', 'names']).text, file.text);
  assert.equal(file.without(['kit', 'names', 'page']), file);
});

test('formats texts set one by one like texts set at once', () => {
  const file = new LocaleFile('{\n\t"a": "b"\n}\n');
  const oneByOne = Object.entries(texts).reduce((to, [key, text]) => to.with(['kit', key], text), file);
  assert.equal(oneByOne.text, file.with(['kit'], texts).text);
});

test('restores an empty object when its added texts are removed one by one', () => {
  for (const text of ['{"kit": {}}', '{"kit": {\n}}', '{\n "kit": { }\n}', '{"kit": { // mine\n}}']) {
    const added = new LocaleFile(text).with(['kit', 'a'], 'A').with(['kit', 'b'], 'B');
    for (const order of ['ab', 'ba']) {
      const emptied = [...order].reduce((from, key) => from.without(['kit', key]), added);
      assert.equal(emptied.text, text);
    }
  }
});

test('keeps a byte order mark', () => {
  const file = new LocaleFile('\uFEFF{\n  "a": "b"\n}\n');
  const added = file.with(['kit'], 'K');
  assert.equal(added.text, '\uFEFF{\n  "a": "b",\n  "kit": "K"\n}\n');
  assert.equal(added.without(['kit']).text, file.text);
});

test('keeps the comments and spaces around the remaining members when it removes one', () => {
  const file = new LocaleFile('{\n  // first\n  "kit": "K", "a": "b" /* why */ , "more": 1,\n}');
  assert.equal(file.without(['kit']).text, '{\n  // first\n  "a": "b" /* why */ , "more": 1,\n}');
  assert.equal(file.without(['more']).text, '{\n  // first\n  "kit": "K", "a": "b" /* why */ ,\n}');
  assert.equal(new LocaleFile('{ // only\n  "kit": "K" /* K */ ,\n}').without(['kit']).text, '{ // only\n}');
  assert.equal(new LocaleFile('{ // only\n  "kit": "K"}').without(['kit']).text, '{ // only\n  }');
});

test('refuses a duplicate key on the way to a text', () => {
  const file = new LocaleFile('{\n  "kit": {},\n  "a": 1, "a": 2,\n  "kit": {}\n}');
  const refusal = {name: 'SyntaxError', message: 'line 4, column 3: "kit" occurs twice'};
  assert.throws(() => file.get(['kit', 'title']), refusal);
  assert.throws(() => file.with(['kit', 'title'], 'T'), refusal);
  assert.equal(file.get(['b']), undefined);
});

test('refuses anything but a JSON object, with line and column', () => {
  const cases: [text: string, says: string][] = [
    ['', 'line 1, column 1: unexpected end of the file'],
    ['[]', 'line 1, column 1: it must be an object'],
    ['"a"', 'line 1, column 1: it must be an object'],
    ['{"a": }', 'line 1, column 7: unexpected }'],
    ['{,}', 'line 1, column 2: unexpected ,'],
    ['{"a": 1,,}', 'line 1, column 9: unexpected ,'],
    ['{"a": 1', 'line 1, column 8: unexpected end of the file'],
    ['{"a": 1"}', 'line 1, column 8: unexpected "}'],
    ['{"a": 1} 2', 'line 1, column 10: unexpected 2'],
    ['{a: 1}', 'line 1, column 2: unexpected a'],
    ['{"a": "\\x"}', 'line 1, column 7: unexpected "\\x"'],
    ['/* a\n */ {\n  "a": "b" // c\n  "d": 1\n}', 'line 4, column 3: unexpected "d"'],
  ];
  for (const [text, message] of cases) {
    assert.throws(() => new LocaleFile(text), {name: 'SyntaxError', message}, text);
  }
  const inTheWay = new LocaleFile('{\n  "kit": "a text"\n}');
  assert.throws(() => inTheWay.with(['kit', 'title'], 'T'), {name: 'SyntaxError'});
  assert.throws(() => inTheWay.get(['kit', 'title']), {
    message: 'line 2, column 10: "kit" must be an object',
  });
});
