// @ts-expect-error The analyzer comes without types.
import {cli} from '@custom-elements-manifest/analyzer/cli.js';
import type {
  Attribute,
  ClassDeclaration,
  ClassField,
  ClassMember,
  CustomElementDeclaration,
  Package,
} from 'custom-elements-manifest/schema.d.ts';
import {sorts} from '../../core/contract/constants.ts';

/** An element as the manifest describes it. */
export type ElementDeclaration = CustomElementDeclaration & {readonly tagName: string};

const TAGS = ['search-box', 'search-results', 'facet-panel'];
const BASES = ['src/elements/shared/search-element.ts', 'src/elements/shared/store-element.ts'];
const EVENTS = ['src/store/events.ts'];

/** Reads the public API from the elements' JSDoc, as a custom elements manifest of the package's entries. */
export async function readManifest(): Promise<Package> {
  const {schemaVersion, modules} = await analyze([
    ...TAGS.map(tag => `src/elements/${tag}/${tag}.ts`),
    ...BASES,
  ]);
  const declarations = modules.flatMap(module => module.declarations ?? []).filter(isElement);
  const ordered = TAGS.flatMap(tag => declarations.filter(({tagName}) => tagName === tag));
  return {schemaVersion, readme: 'README.md', modules: ordered.map(publish)};
}

/** Reads the classes of the elements' events, with the fields that listeners use. */
export async function readEvents(): Promise<ClassDeclaration[]> {
  const {modules} = await analyze(EVENTS);
  return modules
    .flatMap(module => module.declarations ?? [])
    .filter((each): each is ClassDeclaration => each.kind === 'class');
}

export function elementsOf({modules}: Package): ElementDeclaration[] {
  return modules.flatMap(module => module.declarations ?? []).filter(isElement);
}

async function analyze(files: readonly string[]): Promise<Package> {
  return cli({argv: ['analyze', '--litelement', '--quiet', '--globs', ...files], noWrite: true});
}

function isElement(declaration: object): declaration is ElementDeclaration {
  return 'tagName' in declaration && declaration.tagName !== undefined;
}

function publish(element: ElementDeclaration): Package['modules'][number] {
  const path = `lib/entries/${element.tagName}.js`;
  const declaration = {name: element.name, module: path};
  return {
    kind: 'javascript-module',
    path,
    declarations: [describe(element)],
    exports: [
      {kind: 'js', name: element.name, declaration},
      {kind: 'custom-element-definition', name: element.tagName, declaration},
    ],
  };
}

/** Describes an element without its private members. */
function describe(element: ElementDeclaration): ElementDeclaration {
  const {name, tagName, description, events, slots, cssParts, cssProperties} = element;
  const attributes = (element.attributes ?? []).map(describeAttribute);
  const isOwn = ({fieldName}: Attribute) => fieldName !== undefined;
  return {
    kind: 'class',
    name,
    tagName,
    customElement: true,
    superclass: {name: 'LitElement', package: 'lit'},
    description,
    // The attributes of properties come first, in their order, then `data-…`.
    attributes: [...attributes.filter(isOwn), ...attributes.filter(attribute => !isOwn(attribute))],
    members: (element.members ?? []).filter(isPublic).map(describeMember),
    events,
    slots,
    cssParts,
    cssProperties,
  };
}

function isPublic({name, privacy}: ClassMember): boolean {
  return (privacy ?? 'public') === 'public' && !isCalledByBrowser(name);
}

/** Whether the browser calls or reads a member, so that themes do not need it. */
function isCalledByBrowser(name: string): boolean {
  return name.endsWith('Callback') || name === 'className';
}

/** Removes the base class, because base classes are not published. */
function withoutOrigin<T extends {inheritedFrom?: unknown}>(member: T): Omit<T, 'inheritedFrom'> {
  const {inheritedFrom, ...own} = member;
  return own;
}

/** Removes redundant facts about a field: its privacy, since it is public, and a default that the attribute already states. */
function describeMember(member: ClassMember): ClassMember {
  const {privacy, default: _, ...own} = withoutOrigin(member as ClassField);
  return own;
}

/** Describes an attribute as markup uses it: it is absent while the property is `null`, and its values have no quotes. */
function describeAttribute(attribute: Attribute): Attribute {
  const {type, default: initial = 'null', ...own} = withoutOrigin(attribute);
  const shown = EMPTY_DEFAULTS.includes(initial) ? DEFAULTS[own.name] : initial.replaceAll("'", '');
  const text = (type?.text ?? 'string').replace(/ \| null$/, '').replaceAll("'", '');
  return {
    ...own,
    type: {text: text === 'Sort' ? sorts.join(' | ') : text},
    ...(shown && {default: shown.replaceAll("'", '')}),
  };
}

const EMPTY_DEFAULTS = ['null', 'false'];
/** Defaults of attributes whose property is `null` without the attribute, so that the constructor does not state them. */
const DEFAULTS: Readonly<Record<string, string>> = {
  instance: 'default',
};
