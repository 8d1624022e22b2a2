import {mistakeIn, templateFields} from '../../core/products/template-fields.ts';
import texts from '../../i18n/messages/en.ts';
import {problems} from '../../service/console/problems.ts';

/** Lists the settings and messages of a page's configuration, and the bindings and fields of templates. */
export function configurationApi(): string[] {
  return [...settingApi(), ...messageApi(), ...templateApi()];
}

/** Reads the settings from the error message that lists them. */
function settingApi(): string[] {
  return listedIn(problems.unknownSetting('')).map(key => `configuration setting \`${key}\``);
}

function messageApi(): string[] {
  return Object.keys(texts).map(key => `configuration message \`${key}\``);
}

/** Reads the bindings of templates from the error message that lists them, and the fields that they accept. */
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
