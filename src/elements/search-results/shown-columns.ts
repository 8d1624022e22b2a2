import type {ResultsHost} from './results-host.ts';

/** The numbers of cards in a row that a list offers on this screen; narrow ones have those after a slash, as in `5 8 / 2 1`. */
export function columnOptions({columns, isNarrow}: ResultsHost): readonly string[] {
  const [wide = '', narrow = wide] = columns?.split('/') ?? [];
  return (isNarrow ? narrow : wide).match(/\S+/g) ?? [];
}

/** Whether a list lets the shopper choose, on screens of any width. */
export const offersColumns = ({columns}: ResultsHost): boolean =>
  columns?.split('/').some(numbers => numbers.trim().includes(' ')) ?? false;

/** The number of cards in a row: the shopper's choice, which holds on every page, or else the first that the list offers. */
export function shownColumns(list: ResultsHost): number {
  const [first = '', ...others] = columnOptions(list);
  return Number.parseInt(others.find(each => each === list.chosenColumns) ?? first, 10);
}
