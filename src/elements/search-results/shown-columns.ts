import type {ResultsHost} from './results-host.ts';

/** The numbers of cards in a row that a list offers. */
export const columnOptions = ({columns}: ResultsHost): readonly string[] => columns?.match(/\S+/g) ?? [];

/** The number of cards in a row: the shopper's choice, which holds on every page, or else the first that the list offers. */
export function shownColumns(list: ResultsHost): number {
  const [first = '', ...others] = columnOptions(list);
  return Number.parseInt(others.find(each => each === list.chosenColumns) ?? first, 10);
}
