/** The rules for the store's pages. */
export const pageRules = {
  script: 'Each page loads the script of the elements once, as a module.',
  configuration: 'The configuration block can be used as it is.',
  templates: 'The templates of cards name fields and attributes that there are.',
  endpoint: 'The configuration names the path at which the service answers.',
  elements: 'The search elements are in the markup.',
  embed: 'The app embed is on, once, and finds a search form.',
  blocks: 'The app’s blocks are on the search page.',
  files: 'All files of the script can be loaded.',
  version: 'All files are of one version.',
  redirect: 'A keyword redirect leads to a page.',
};

export type PageRule = keyof typeof pageRules;
