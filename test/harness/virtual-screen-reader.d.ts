// The build for browsers holds what it needs; its types are those of the other.
declare module '@guidepup/virtual-screen-reader/browser.js' {
  export * from '@guidepup/virtual-screen-reader';
}
