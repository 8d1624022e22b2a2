import type {Liquid} from 'liquidjs';
import {LiquidFloat} from './liquid-float.ts';
import type {FilterCall} from './theme-engine.ts';

/** Registers the arithmetic filters with Liquid's integers and floats: `7 | divided_by: 2` is 3, `7.0 | …` is 3.5. */
export function registerArithmeticFilters(engine: Liquid): void {
  const binary: Readonly<Record<string, (left: number, right: number) => number>> = {
    plus: (left, right) => left + right,
    minus: (left, right) => left - right,
    times: (left, right) => left * right,
    // Ruby's remainder has the sign of the divisor.
    modulo: (left, right) => (right === 0 ? 0 : left - right * Math.floor(left / right)),
    at_least: Math.max,
    at_most: Math.min,
  };
  for (const [name, calculate] of Object.entries(binary)) {
    engine.registerFilter(name, function (this: FilterCall, left: unknown, right: unknown) {
      const isFloat = isFloatValue(left) || isFloatArgument(this, right);
      return toLiquid(calculate(toNumber(left), toNumber(right)), isFloat);
    });
  }
  engine.registerFilter('divided_by', function (this: FilterCall, dividend: unknown, divisor: unknown) {
    const isFloat = isFloatValue(dividend) || isFloatArgument(this, divisor);
    const quotient = toNumber(dividend) / toNumber(divisor);
    if (!Number.isFinite(quotient)) return 0;
    return isFloat ? toLiquid(quotient, true) : Math.floor(quotient);
  });
  engine.registerFilter('abs', value => toLiquid(Math.abs(toNumber(value)), isFloatValue(value)));
  engine.registerFilter('ceil', value => Math.ceil(toNumber(value)));
  engine.registerFilter('floor', value => Math.floor(toNumber(value)));
  engine.registerFilter('round', (value, digits) => roundTo(toNumber(value), toNumber(digits)));
}

/** Reads text like Ruby: a decimal number, or else the integer at its start. */
function toNumber(value: unknown): number {
  if (typeof value !== 'string') return Number(value) || 0;
  const text = value.trim();
  return isDecimal(text) ? Number(text) : Number.parseInt(text, 10) || 0;
}

function isFloatValue(value: unknown): boolean {
  if (typeof value === 'string') return isDecimal(value.trim());
  return value instanceof LiquidFloat || !Number.isInteger(Number(value ?? 0));
}

/** An argument's literal shows that `100.0` is a float; its value is the same as that of `100`. */
function isFloatArgument({token}: FilterCall, value: unknown): boolean {
  const [argument] = token.args;
  const isLiteral = argument !== undefined && !Array.isArray(argument) && isDecimal(argument.getText());
  return isLiteral || isFloatValue(value);
}

function isDecimal(text: string): boolean {
  return /^-?\d+\.\d+$/.test(text);
}

function toLiquid(value: number, isFloat: boolean): number | LiquidFloat {
  return isFloat && Number.isInteger(value) ? new LiquidFloat(value) : value;
}

function roundTo(value: number, digits: number): number | LiquidFloat {
  const factor = 10 ** digits;
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor;
  return digits > 0 ? toLiquid(rounded, true) : rounded;
}
