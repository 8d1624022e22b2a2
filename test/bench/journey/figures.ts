/** What one round measures. */
export type Figures = Readonly<Partial<Record<Figure, number | undefined>>>;
export type Figure = keyof typeof FIGURES;

/** How a figure is written. */
interface Form {
  readonly label: string;
  readonly unit: 'ms' | 'kB' | '';
  /** What is in brackets: the multiple of the theme's figure, or the difference from it. */
  readonly beside?: 'ratio' | 'difference';
  /** Whether the figure is the same at each speed. */
  readonly isConstant?: boolean;
}

const time = (label: string): Form => ({label, unit: 'ms', beside: 'ratio'});
const UNTOUCHED = 'untouched collection';

export const FIGURES = {
  address: time('search by address to results'),
  enter: time('Enter to results'),
  all: time('“See all” to results'),
  back: time('Back to results'),
  kept: time('Back to results that the browser has kept'),
  option: time('suggestion to product'),
  filter: time('first filter of a collection to cards'),
  displaced: {label: 'results replaced or moved after their paint', unit: ''},
  blocked: {label: `${UNTOUCHED}, blocked time`, unit: 'ms', beside: 'difference'},
  searches: {label: `${UNTOUCHED}, requests to the service`, unit: '', isConstant: true},
  toItself: {label: `${UNTOUCHED}, requests of the page to itself`, unit: '', isConstant: true},
  scripts: {label: `${UNTOUCHED}, our scripts, brotli`, unit: 'kB', isConstant: true},
} satisfies Readonly<Record<string, Form>>;

export const formOf = (figure: Figure): Form => FIGURES[figure];
