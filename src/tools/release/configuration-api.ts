import {problems} from '../../core/problems.ts';
import {mistakeIn, templateFields} from '../../core/template-fields.ts';
import texts from '../../i18n/messages/en.ts';

/** The settings and texts that a page's block may have, and what templates may name. */
export function configurationApi(): string[] {
  return [...settingApi(), ...messageApi(), ...templateApi()];
}

/** The settings of the page's block, as its own message lists them. */
function settingApi(): string[] {
  return listedIn(problems.unknownSetting('')).map(key => `configuration setting \`${key}\``);
}

function messageApi(): string[] {
  return Object.keys(texts).map(key => `configuration message \`${key}\``);
}

/** The bindings of templates, as the message about an unknown one lists them, and the fields they take. */
function templateApi(): string[] {
  const bindings = listedIn(mistakeIn('data-unknown', 'title', {title: 'text'}) ?? '');
  const fields = Object.entries(templateFields).flatMap(([record, types]) =>
    Object.entries(types).map(([name, type]) => `template field \`${record}.${name}\`: ${type}`),
  );
  return [...bindings.map(name => `template binding \`${name}\``), ...fields];
}

function listedIn(message: string): string[] {
  const [, list = ''] = /there are ([^.]*)/.exec(message) ?? [];
  return list.split(', ');
}
