// @ts-expect-error The analyzer comes without types.
import {cli} from '@custom-elements-manifest/analyzer/cli.js';
import type {
  Attribute,
  ClassDeclaration,
  ClassMember,
  CustomElementDeclaration,
  CustomElementField,
  Package,
} from 'custom-elements-manifest/schema.d.ts';

/** An element as the manifest describes it. */
export type ElementDeclaration = CustomElementDeclaration & {readonly tagName: string};

const TAGS = ['search-box', 'search-results', 'facet-panel'];
const BASES = ['joined-element', 'rendered-element'].map(name => `src/elements/shared/${name}.ts`);
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

/** Lists the elements of a manifest. */
export function elementsOf({modules}: Package): ElementDeclaration[] {
  return modules.flatMap(module => module.declarations ?? []).filter(isElement);
}

async function analyze(files: readonly string[]): Promise<Package> {
  return cli({argv: ['analyze', '--quiet', '--globs', ...files], noWrite: true});
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

/** Leaves out private members, and links each attribute to its property. */
function describe(element: ElementDeclaration): ElementDeclaration {
  const {name, tagName, description, events, slots, cssParts, cssProperties} = element;
  const members = (element.members ?? []).filter(isPublic).map(withoutOrigin);
  const names = new Set(members.map(member => member.name));
  const attributes = (element.attributes ?? []).map(attribute => withProperty(attribute, names));
  return {
    kind: 'class',
    name,
    tagName,
    customElement: true,
    superclass: {name: 'HTMLElement', package: 'global:'},
    description,
    attributes,
    members: members.map(member => withAttribute(member, attributes)),
    events,
    slots,
    cssParts,
    cssProperties,
  };
}

function isPublic({name, privacy}: ClassMember): boolean {
  return privacy === undefined && !isCalledByBrowser(name);
}

/** Whether the browser calls or reads a member, so that themes do not need it. */
function isCalledByBrowser(name: string): boolean {
  return name.endsWith('Callback') || name === 'className';
}

/** Removes the base class of a member, because base classes are not published. */
function withoutOrigin(member: ClassMember): ClassMember {
  const {inheritedFrom, ...own} = member;
  return own;
}

function withProperty(attribute: Attribute, names: ReadonlySet<string>): Attribute {
  const fieldName = camelCase(attribute.name);
  return names.has(fieldName) ? {...attribute, fieldName} : attribute;
}

function withAttribute(
  member: ClassMember,
  attributes: readonly Attribute[],
): ClassMember | CustomElementField {
  const attribute = attributes.find(({fieldName}) => fieldName === member.name);
  return attribute && member.kind === 'field'
    ? {...member, attribute: attribute.name, reflects: true}
    : member;
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
