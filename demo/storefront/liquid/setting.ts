/** A setting in a schema. */
export interface Setting {
  readonly type: string;
  readonly id?: string;
  readonly default?: unknown;
  readonly options?: readonly {readonly value: unknown}[];
}

/** Values by the ids of their settings. */
export type Values = Readonly<Record<string, unknown>>;

/** Converts a setting's JSON value to its Liquid value. */
export type Resolve = (type: string, value: unknown) => unknown;

/** The values of settings for Liquid, chosen or default. */
export function resolveSettings(settings: readonly Setting[], chosen: Values, resolve: Resolve): Values {
  return Object.fromEntries(
    settings.flatMap(setting => {
      const {type, id} = setting;
      if (id === undefined) return [];
      const value = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
      return [[id, resolve(type, value ?? defaultOf(setting))]];
    }),
  );
}

/** Without a default, a choice has its first option, and a checkbox is off. */
function defaultOf({type, default: byDefault, options}: Setting): unknown {
  if (byDefault !== undefined) return byDefault;
  if (type === 'checkbox') return false;
  return type === 'select' || type === 'radio' ? options?.[0]?.value : undefined;
}
