import type {Package} from 'custom-elements-manifest/schema.d.ts';
import {type ElementDeclaration, elementsOf, readEvents} from '../manifest/manifest.ts';

/** Lists what markup, scripts and styles can use of the elements, and the fields of their events. */
export async function elementApi(manifest: Package): Promise<string[]> {
  const elements = elementsOf(manifest);
  return [...elements.flatMap(linesOf), ...(await eventApi(elements))];
}

interface Named {
  readonly name: string;
  readonly type?: {readonly text: string};
  readonly default?: string;
}

function linesOf(element: ElementDeclaration): string[] {
  const {tagName, attributes = [], members = [], events = [], slots = []} = element;
  const {cssParts = [], cssProperties = []} = element;
  const kinds: [string, readonly Named[]][] = [
    ['attribute', attributes],
    [
      'member',
      members.map(({name, ...member}) => ({name, type: 'type' in member ? member.type : undefined})),
    ],
    ['event', events],
    ['slot', slots.map(({name}) => ({name: name || 'children'}))],
    ['part', cssParts],
    ['CSS property', cssProperties],
  ];
  return kinds.flatMap(([kind, list]) => list.map(each => `<${tagName}> ${kind} ${describe(each)}`));
}

async function eventApi(elements: readonly ElementDeclaration[]): Promise<string[]> {
  const classes = new Map((await readEvents()).map(({name, members = []}) => [name, members]));
  const events = elements.flatMap(({events = []}) => events);
  const lines = events.flatMap(({name: event, type}) =>
    (classes.get(type.text) ?? []).flatMap(member =>
      member.kind === 'field' ? [`${event} field ${describe({name: member.name, type: member.type})}`] : [],
    ),
  );
  return [...new Set(lines)];
}

function describe({name, type, default: initial}: Named): string {
  return `\`${name}\`${type ? `: ${type.text}` : ''}${initial ? ` = ${initial}` : ''}`;
}
