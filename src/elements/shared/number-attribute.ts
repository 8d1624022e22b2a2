import type {ComplexAttributeConverter} from 'lit';

/** Reads a number from an attribute; text that is no number, and 0, as the property's default (with `useDefault`). */
export const numberAttribute: ComplexAttributeConverter<number | null> = {
  fromAttribute: text => Number(text) || null,
};
