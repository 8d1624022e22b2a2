/** Whether a click or Enter opens a new tab or window, which is the browser's. */
export const opensNewTab = ({ctrlKey, metaKey, shiftKey}: MouseEvent | KeyboardEvent): boolean =>
  ctrlKey || metaKey || shiftKey;
