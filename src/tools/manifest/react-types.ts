import type {Attribute, ClassField, Package} from 'custom-elements-manifest/schema.d.ts';
import {type ElementDeclaration, elementsOf} from './manifest.ts';

/**
 * Writes the types of the elements in JSX, for React 19: attributes, properties, and events such as `onsearch-results`. The
 * available generators write types for nine frameworks in one file, which fails to compile unless all are installed.
 */
export function writeReactTypes(manifest: Package): string {
  const elements = elementsOf(manifest);
  const events = elements.flatMap(({events}) => events ?? []).map(({type}) => type?.text ?? 'Event');
  const classes = elements.map(({name}) => name);
  return `import type {HTMLAttributes, RefAttributes} from 'react';
import type {${[...new Set([...classes, ...events])].sort().join(', ')}} from './entries/index.js';

type Of<E> = HTMLAttributes<E> & RefAttributes<E> & {class?: string};

${elements.map(writeElement).join('\n')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(({name, tagName}) => `      '${tagName}': ${name}Attributes;`).join('\n')}
    }
  }
}
`;
}

function writeElement({name, attributes = [], members = [], events = []}: ElementDeclaration): string {
  const fields = members.filter(
    (member): member is ClassField => member.kind === 'field' && !member.readonly,
  );
  const ownNames = new Set(attributes.map(attribute => attribute.name));
  const lines = [
    ...attributes.map(attribute => [attribute.name, typeOf(attribute), attribute.description]),
    ...fields
      .filter(field => !ownNames.has(field.name))
      .map(field => [field.name, `${name}['${field.name}']`, field.description]),
    ...events.map(event => [`on${event.name}`, `(event: ${event.type?.text}) => void`, event.description]),
  ];
  const written = lines.map(([key, type, description]) => `  /** ${description} */\n  '${key}'?: ${type};\n`);
  return `export interface ${name}Attributes extends Of<${name}> {\n${written.join('')}}\n`;
}

/** The TypeScript type of an attribute: `more | pages` becomes `'more' | 'pages'`. */
function typeOf({type}: Attribute): string {
  const text = type?.text ?? 'string';
  const words = text.split('|').map(word => `'${word.trim()}'`);
  return PLAIN_TYPES[text] ?? words.join(' | ');
}

/** Plain types of attributes, and their types in JSX. */
const PLAIN_TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  number: 'number | string',
};
