/** esbuild's text loader: a style sheet is imported as its text. */
declare module '*.css' {
  const text: string;
  export default text;
}
