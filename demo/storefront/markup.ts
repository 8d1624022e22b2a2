import type {html} from 'hono/html';

/** HTML in which every interpolated value is escaped. */
export type Markup = ReturnType<typeof html>;
