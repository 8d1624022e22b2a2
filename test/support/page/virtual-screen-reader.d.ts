// The browser build has no types of its own; they equal those of the main entry.
declare module '@guidepup/virtual-screen-reader/browser.js' {
  export * from '@guidepup/virtual-screen-reader';
}
