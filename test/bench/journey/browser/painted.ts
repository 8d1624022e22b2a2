/** The key in storage of what a page has painted last, and when: in epoch milliseconds, or for suggestions since the input. */
export const PAINTED = 'journey-painted';
