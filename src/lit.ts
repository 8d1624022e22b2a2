// What the elements use of lit. The build makes one file of it, so that no chunk brings its own part.
export {initialState, Task, TaskStatus} from '@lit/task';
export {css, html, LitElement, nothing, render} from 'lit';
export {keyed} from 'lit/directives/keyed.js';
