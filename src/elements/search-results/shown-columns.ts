/** A list that may offer several numbers of cards in a row. */
export interface ColumnsHost {
  readonly columns: string | null;
  /** Whether the screen is a phone's. */
  readonly isNarrow: boolean;
  /** The number of cards in a row that the shopper has chosen, on this page or an earlier one. */
  chosenColumns: unknown;
}

/**
 * Returns the numbers of cards in a row that a list offers on this screen. The numbers after a slash are for narrow screens: `5 8 / 2 1`.
 */
export function columnOptions({columns, isNarrow}: ColumnsHost): readonly string[] {
  const [wide = '', narrow = wide] = columns?.split('/') ?? [];
  return (isNarrow ? narrow : wide).match(/\S+/g) ?? [];
}

/** Whether a list lets the shopper choose, on screens of any width. */
export const offersColumns = ({columns}: Pick<ColumnsHost, 'columns'>): boolean =>
  columns?.split('/').some(numbers => numbers.trim().includes(' ')) ?? false;

/** The number of cards in a row: the shopper's choice, which holds on every page, or else the first that the list offers. */
export function shownColumns(list: ColumnsHost): number {
  const [first = '', ...others] = columnOptions(list);
  return Number.parseInt(others.find(each => each === list.chosenColumns) ?? first, 10);
}
