import box from './en-box.ts';
import more from './en-more.ts';
import page from './en-page.ts';

/** English, whose three files say which part of a language each text belongs to. */
export default {...page, ...box, ...more};
