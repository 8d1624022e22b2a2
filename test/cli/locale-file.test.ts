import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {LocaleFile} from '../../src/cli/locale-file.ts';

const texts = {label: 'Search {"here"}', count: {one: '{{ count }} result', other: '{{ count }} results'}};

test('texts are added at the end, in the file’s own indentation, and its comments stay', () => {
  const file = '/* from the editor */\n{\n    "a": "b", // why\n    "c": "d" // also\n}\n';
  const added = new LocaleFile(file).with('kit', {label: 'L'});
  const member = ',\n    "kit": {\n        "label": "L"\n    }';
  assert.equal(
    added,
    file.replace('"d" //', () => `"d"${member} //`),
  );
  assert.deepEqual(new LocaleFile(added).get('kit'), {label: 'L'});
});

test('a file on one line, an empty object and Windows line ends are written as they are', () => {
  assert.equal(new LocaleFile('{"a":1}').with('kit', {l: 'L'}), '{"a":1,\n  "kit": {\n    "l": "L"\n  }}');
  assert.deepEqual(JSON.parse(new LocaleFile('{}').with('kit', texts)), {kit: texts});
  assert.doesNotMatch(new LocaleFile('{\r\n  "a": 1\r\n}').with('kit', texts), /[^\r]\n/);
});

test('a comma after the last member, and after the last of those within, is as the platform takes it', () => {
  const file = new LocaleFile('{\n  "a": {"b": ["c",],},\n}\n');
  assert.deepEqual(file.get('a'), {b: ['c']});
  assert.equal(file.with('kit', {l: 'L'}), '{\n  "a": {"b": ["c",],},\n  "kit": {\n    "l": "L"\n  },\n}\n');
});

test('texts that are there already are replaced, wherever they stand', () => {
  const file = '{"kit": {"old": "{}"}, "a": {"kit": 1}, "b": ["kit"]}';
  assert.deepEqual(JSON.parse(new LocaleFile(file).with('kit', texts)), {
    a: {kit: 1},
    b: ['kit'],
    kit: texts,
  });
});

test('what was added is taken away without a trace, whatever the file holds', () => {
  const keys = fc.string().filter(key => key !== 'kit');
  const files = fc.record({
    object: fc.dictionary(keys, fc.jsonValue(), {minKeys: 1}),
    indent: fc.constantFrom(undefined, 2, '\t'),
    before: fc.constantFrom('', '/* "kit": {} */\n', '// { "kit"\n'),
    after: fc.constantFrom('', '\n', '\n// }\n'),
    comma: fc.constantFrom('', ','),
  });
  fc.assert(
    fc.property(files, ({object, indent, before, after, comma}) => {
      const json = JSON.stringify(object, null, indent).replace(/\n?}$/, `${comma}$&`);
      const text = `${before}${json}${after}`;
      const added = new LocaleFile(new LocaleFile(text).with('kit', texts));
      assert.deepEqual(added.get('kit'), texts);
      assert.equal(added.without('kit').text, text);
    }),
  );
});

test('what is no JSON object is refused', () => {
  for (const text of ['', '[]', '"a"', '{"a": }', '{,}', '{"a": 1,,}', '{"a": 1']) {
    assert.throws(() => new LocaleFile(text), SyntaxError, text);
  }
});
