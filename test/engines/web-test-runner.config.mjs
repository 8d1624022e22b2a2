import chromium from '../../web-test-runner.config.mjs';

// Runs the tests of the store and the elements in the engines that `ENGINES` names, such as `Firefox,WebKit`; `npm run
// test:engines` sets it.

const {findEngine} = await import('./engines.ts');
const {EngineLauncher} = await import('./launcher.ts');
const engines = await Promise.all((process.env.ENGINES ?? 'Firefox,WebKit').split(',').map(findEngine));

export default {
  ...chromium,
  browsers: engines.map(({name, start}) => new EngineLauncher(name, start)),
};
