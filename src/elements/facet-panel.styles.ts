import {css} from 'lit';
import {controlStyles} from './control.styles.ts';

export const facetPanelStyles = [
  controlStyles,
  css`
  [part='facets'] {
    display: grid;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    border: 0;
  }
  [part~='facet'] {
    padding: 1rem 0;
    border-block-end: 1px solid var(--_border);
  }
  [part~='facet']:last-child {
    border: 0;
  }
  [part~='switch'] {
    padding-block: .5rem;
  }
  [part='heading'] {
    float: inline-start;
    inline-size: 100%;
    margin-block-end: .35rem;
    padding: 0;
    font-weight: 600;
    font-size: .95em;
  }
  [part='heading'] + * {
    clear: both;
  }
  [part='value'] {
    display: flex;
    gap: .6em;
    align-items: center;
    min-block-size: 2.1rem;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  [part='value'] input {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    margin: 0;
  }
  [part='count'] {
    margin-inline-start: auto;
    font-size: .85em;
    opacity: .7;
    font-variant-numeric: tabular-nums;
  }
  [part~='price'] {
    display: flex;
    flex-wrap: wrap;
    gap: .5rem;
    align-items: center;
  }
  [part~='price'] input {
    flex: 1;
    box-sizing: border-box;
    inline-size: 0;
    min-inline-size: 5rem;
    min-block-size: 2.75rem;
    padding: .3em .7em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: transparent;
    font-size: max(1em, 16px);
  }
  [part='chips'] {
    display: flex;
    flex-wrap: wrap;
    gap: .5rem;
    margin-block: .25rem .75rem;
  }
  [part='chip'],
  [part='clear-all'],
  [part='clear'] {
    min-block-size: 2.1rem;
    padding: .15em .8em;
    font-size: .875em;
  }
  [part='chip'] {
    display: inline-flex;
    gap: .5em;
    align-items: center;
    max-inline-size: 100%;
    border-radius: 99px;
    overflow-wrap: anywhere;
    text-align: start;
  }
  [part='clear-all'],
  [part='clear'] {
    padding-inline: .2em;
    border-color: transparent;
    text-decoration: underline;
    text-underline-offset: .2em;
  }
  [part='open'] {
    inline-size: 100%;
    margin-block-end: .5rem;
  }
  dialog {
    inline-size: min(24rem, 100vw);
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0 0 0 auto;
    padding: 0;
    border: 0;
    color: CanvasText;
    background: Canvas;
    overscroll-behavior: contain;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  [part='drawer-content'] {
    display: grid;
    grid-template-rows: auto 1fr auto;
    block-size: 100%;
  }
  [part='drawer-content'] > * {
    padding-inline: 1.25rem;
  }
  [part='drawer-content'] > [part='facets'] {
    align-content: start;
    overflow-y: auto;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: .5rem;
    border-block-end: 1px solid var(--_border);
    font-weight: 600;
  }
  [part='close'] {
    min-inline-size: 2.75rem;
    padding: 0;
    border-color: transparent;
    font-size: 1.4em;
  }
  footer {
    padding-block: .75rem;
    border-block-start: 1px solid var(--_border);
  }
  [part='show'] {
    inline-size: 100%;
    color: Canvas;
    background: CanvasText;
  }
`,
];
